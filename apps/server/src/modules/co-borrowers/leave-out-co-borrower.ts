import type { leaveOutCoBorrower as call } from '@homeline/contract/co-borrowers/leave-out-co-borrower.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayLeaveOut, withoutCoBorrower } from '@homeline/domain/workflow/signer-removal.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Goes on without a co-borrower, who is told. */
export const leaveOutCoBorrower: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    decide: (facts) => {
      const signer = signerOf(facts, request.params.signer);
      if (!signer) return refuse('NOT_FOUND');
      return mayLeaveOut(facts, signer)
        ? withoutCoBorrower(facts, signer.uuid)
        : refuse('WRONG_STEP', { step: currentStep(facts).id });
    },
  });
