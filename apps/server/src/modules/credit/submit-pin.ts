import type { submitPin as call } from '@homeline/contract/credit/submit-pin.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** The bureau is asked again with the PIN that lifts the freeze for us. */
export const submitPin: Handler<typeof call> = async (request, context) => {
  const place = { application: request.params.uuid, field: 'freezePin.pin' };
  const pin = context.sealing.seal(request.body.pin, place);
  return submitStep(request, context, {
    at: ['CREDIT_FROZEN_WITH_PIN', 'CREDIT_INCORRECT_PIN'],
    versionedFacts: ['freezePin'],
    decide: () => [
      { fact: 'freezePin', value: { pin } },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'PIN' } },
    ],
  });
};
