import type { submitPin as call } from '@homeline/contract/credit/submit-pin.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves the PIN that lifts a credit freeze for us, and pulls soft credit again. */
export const submitPin: Handler<typeof call> = async (request, context) => {
  const encryptionContext = { application: request.params.uuid, field: 'freezePin.pin' };
  const pin = context.sealing.seal(request.body.pin, encryptionContext);
  return submitStep(request, context, {
    at: stepsAccepting('submitPin'),
    versionedFacts: ['freezePin'],
    decide: () => [
      { fact: 'freezePin', value: { pin } },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'PIN' } },
    ],
  });
};
