import type { reopenApplication as call } from '@homeline/contract/reviews/reopen-application.ts';
import { reopeningProblem } from '@homeline/domain/workflow/reopening.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { actOnApplication } from './act-on-application.ts';

/** Reopens a withdrawn application where it stopped. */
export const reopenApplication: Handler<typeof call> = (request, context) =>
  actOnApplication(request, context, (facts) => {
    const message = reopeningProblem(facts, context.clock.nowMs());
    if (message) return refuse('WRONG_STEP', { message });
    return [{ fact: 'reopenings', value: { reason: request.body.reason } }];
  });
