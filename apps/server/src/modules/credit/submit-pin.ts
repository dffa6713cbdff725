import type { submitPin as call } from '@homeline/contract/credit/submit-pin.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The bureau is asked again with the PIN that lifts the freeze for us. */
export const submitPin: Handler<typeof call> = async (asked, context) => {
  const place = { application: asked.params.uuid, field: 'freezePin.pin' };
  const pin = context.sealing.seal(asked.body.pin, place);
  return answerStep(asked, context, {
    at: ['CREDIT_FROZEN_WITH_PIN', 'CREDIT_INCORRECT_PIN'],
    showed: ['freezePin'],
    decide: () => [
      { fact: 'freezePin', value: { pin } },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'PIN' } },
    ],
  });
};
