import type { rescind as call } from '@homeline/contract/funding/rescind.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayRescind } from '@homeline/domain/workflow/withdrawal.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Rescinds the line. One owner's rescission is effective for all (12 CFR 1026.15(a)(4)). */
export const rescind: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    decide: (facts) =>
      mayRescind(facts)
        ? [{ fact: 'rescissionExercised', value: { by: fullNameOf(facts) } }]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
  });
