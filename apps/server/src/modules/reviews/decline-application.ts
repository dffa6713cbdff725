import type {
  declineApplication as call,
  DeclineForm,
} from '@homeline/contract/reviews/decline-application.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { mayDecline } from '@homeline/domain/workflow/withdrawal.ts';
import type * as z from 'zod';
import type { Decide } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';
import type { ActOfTwo } from './second-person.ts';

/** Declines an application at any step before disbursement. The workflow then sends the adverse action notice. */
export const declineApplication: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, ...declineDecision(request.body));

/** Returns what a decline records, and how two people agree on it. */
export function declineDecision({
  confirms,
  ...input
}: z.output<typeof DeclineForm>): [decide: Decide, ofTwo: ActOfTwo] {
  return [
    (facts) =>
      mayDecline(facts)
        ? [{ fact: 'declineDecision', value: input }]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    { act: 'DECLINE_APPLICATION', what: 'decline', input, confirms },
  ];
}
