import { conditionsWithState, UNANSWERED } from '../facts/conditions.selectors.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { withExplanations } from '../reviews/explain-review.ts';
import type { StaffContext, StaffInput, StaffOutcome } from './staff-outcome.ts';

type ConditionDecision = {
  readonly condition: string;
  readonly decision: FactValue<'conditionDecisions'>['decision'];
} & Pick<StaffInput, 'comments' | 'reason'>;

/**
 * Decides one condition; the others stay as they are. A returned response needs a reason for the borrower, and a waiver needs comments
 * for the file. Anything but a waiver needs a response.
 * @returns undefined when the application has no such condition
 */
export function decideCondition(
  facts: Facts,
  context: StaffContext,
  { condition: uuid, decision, comments, reason }: ConditionDecision,
): StaffOutcome | undefined {
  const found = conditionsWithState(facts).find((condition) => condition.uuid === uuid);
  if (!found) return undefined;
  if (found.state === 'CLEARED' || found.state === 'WAIVED')
    return { refusal: 'This condition is no longer open' };
  if (decision === 'WAIVED' ? !comments : decision === 'REJECTED' && !reason)
    return { missing: decision === 'WAIVED' ? 'comments' : 'reason' };
  if (decision !== 'WAIVED' && found.state !== 'RESPONDED') return { refusal: UNANSWERED };
  if (decision !== 'REJECTED' && reason)
    return { refusal: 'This decision does not send a reason to the borrower. Remove the reason' };
  const value = { decision, condition: uuid, ...(reason && { comments: reason }) };
  const reviewed = { ...facts, conditions: facts.conditions.filter((condition) => condition.uuid === uuid) };
  return withExplanations([{ fact: 'conditionDecisions', value }], reviewed, context, {
    by: 'PERSON',
    comments,
  });
}
