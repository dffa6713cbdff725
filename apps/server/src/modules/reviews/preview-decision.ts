import type { AnswerOf } from '@homeline/contract/call.ts';
import type { previewDecision as call } from '@homeline/contract/reviews/preview-decision.ts';
import { type Facts, type FactWrite, newestSeq } from '@homeline/domain/facts/facts.ts';
import { effectOfDecision } from '@homeline/domain/staff/decision-effect.ts';
import type { Context } from '../../context.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { maySeeApplication, visibleDesks } from '../pipeline/may-see.ts';
import { staffContext } from '../rules/decision-context.ts';
import { decisionAtDesk } from './decide-review.ts';

const OF_THE_LENDER = 'What a decision changes is for the lender’s own people.';

/** Returns what a decision on a review would change, to the lender's own people. Records nothing. */
export const previewDecision: Handler<typeof call> = (request, context) => {
  // Comments change nothing, so a preview doesn't need them.
  const given = { comments: 'A preview', ...request.body.given };
  const [decide] = decisionAtDesk({ ...request, body: { ...request.body, given } }, context);
  return previewOf(request, context, decide);
};

type Request = Pick<Parameters<Handler<typeof call>>[0], 'organisation' | 'caller' | 'params'>;

/** Returns the immediate effects of a staff decision, for the lender's own staff. Records nothing. */
export async function previewOf(
  { organisation, caller, params }: Request,
  context: Context,
  decide: (facts: Facts) => readonly FactWrite[] | Refusal,
): Promise<AnswerOf<typeof call> | Refusal> {
  const key = { organisation, applicationId: params.uuid };
  if (!(await maySeeApplication(context.db, key, caller.permissions))) return refuse('NOT_FOUND');
  // By trying values, a valuer could find out at which one the line falls (12 CFR 1026.42(c)).
  if (visibleDesks(caller.permissions)) return refuse('FORBIDDEN', { message: OF_THE_LENDER });
  const facts = await loadRelevantFacts(context.db, key);
  if (newestSeq(facts) === 0) return refuse('NOT_FOUND');
  const writes = decide(facts);
  if (isRefusal(writes)) return writes;
  const effect = effectOfDecision(facts, writes, staffContext(context, key, facts), context.clock.now());
  return {
    step: effect.step,
    figures: effect.figures.map(({ before, after }) => ({ before, after })),
    borrowerReads: [...effect.borrowerReads],
  };
}
