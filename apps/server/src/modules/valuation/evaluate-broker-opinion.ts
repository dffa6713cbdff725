import { brokerOpinionFacts } from '@homeline/domain/offers/apply-broker-opinion.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { isRefusal } from '../../refusal.ts';
import { pricingContext } from '../rules/decision-context.ts';

/** Decides whether the broker price opinion (BPO) supports the chosen line. */
export const evaluateBrokerOpinion: TaskHandler = async (context, run) => {
  await recordRun(context, run, 'evaluateBrokerOpinion', (facts) => {
    const rules = pricingContext(context, run, facts);
    return isRefusal(rules) ? rules : brokerOpinionFacts(facts, rules);
  });
};
