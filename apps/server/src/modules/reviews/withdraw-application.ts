import type { withdrawApplication as call } from '@homeline/contract/reviews/withdraw-application.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayCancel, withdrawalFact } from '@homeline/domain/workflow/withdrawal.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';

/** Withdraws an application for a borrower who asked staff to. A rescission after signing needs the borrower's own written notice. */
export const withdrawApplication: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, (facts) => {
    const wrongStep = refuse('WRONG_STEP', { step: currentStep(facts).id });
    if (!mayCancel(facts)) return wrongStep;
    const write = withdrawalFact(facts, request.body.reason);
    return write.fact === 'cancellation' ? [write] : wrongStep;
  });
