import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { isRefusal } from '../../refusal.ts';
import { pricingContext } from '../rules/decision-context.ts';

/** Makes the initial decision on the known income and prices every offer. */
export const priceInitialOffers: TaskHandler = async (context, run) => {
  await recordRun(context, run, 'priceInitialOffers', (facts) => {
    const rules = pricingContext(context, run, facts);
    return isRefusal(rules) ? rules : initialDecisionFacts(facts, rules);
  });
};
