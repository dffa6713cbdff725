import { finalDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { isRefusal } from '../../refusal.ts';
import { pricingContext } from '../rules/decision-context.ts';

/** Makes the final decision on verified facts, and changes the terms if they no longer qualify. */
export const underwriteFinal: TaskHandler = async (context, run) => {
  await recordRun(context, run, 'underwriteFinal', (facts) => {
    const rules = pricingContext(context, run, facts);
    return isRefusal(rules) ? rules : finalDecisionFacts(facts, rules);
  });
};
