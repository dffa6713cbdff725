import type { listFileConditions as call } from '@homeline/contract/reviews/list-file-conditions.ts';
import { conditionsWithState } from '@homeline/domain/facts/conditions.selectors.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { conditionSummary } from '../conditions/condition-summary.ts';
import { loanNumberOf } from './list-decisions.ts';

/** Lists every condition of an application for its lender, with internal notes. */
export const listFileConditions: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await loanNumberOf(context, key))) return refuse('NOT_FOUND');
  const facts = await loadFacts(context.db, key);
  return conditionsWithState(facts).map((condition) => ({
    ...conditionSummary(condition),
    notes: condition.notes ?? '',
  }));
};
