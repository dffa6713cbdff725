import type { cancelApplication as call } from '@homeline/contract/applications/cancel-application.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayCancel, withdrawalFact } from '@homeline/domain/workflow/withdrawal.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from './submit-step.ts';

/** Withdraws the application. The borrower may do so until the deed is signed. */
export const cancelApplication: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    decide: (facts) =>
      mayCancel(facts)
        ? [withdrawalFact(facts, request.body.reason)]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
  });
