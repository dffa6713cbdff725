import type { declineApplication as call } from '@homeline/contract/reviews/decline-application.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayDecline } from '@homeline/domain/workflow/withdrawal.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';

/** Declines an application at any step before disbursement. The workflow then sends the adverse action notice. */
export const declineApplication: Handler<typeof call> = (request, context) => {
  const { confirms, ...input } = request.body;
  return actOnApplication(
    request,
    context,
    (facts) =>
      mayDecline(facts)
        ? [{ fact: 'declineDecision', value: input }]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    { act: 'DECLINE_APPLICATION', what: 'decline', input, confirms },
  );
};
