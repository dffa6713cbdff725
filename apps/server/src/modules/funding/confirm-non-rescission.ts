import type { confirmNonRescission as call } from '@homeline/contract/funding/confirm-non-rescission.ts';
import { mayConfirmNonRescission } from '@homeline/domain/funding/rescission-period.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Records the borrower's confirmation that they have not rescinded, which may bring the release day forward. */
export const confirmNonRescission: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    decide: (facts) =>
      mayConfirmNonRescission(facts)
        ? [{ fact: 'nonRescissionConfirmations', value: {} }]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
  });
