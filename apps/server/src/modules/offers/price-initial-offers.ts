import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { decisionContext } from './decision-context.ts';

/** Decides on the income as it is known, and prices every line that can be offered. */
export const priceInitialOffers: TaskHandler = async (context, run) => {
  await recordRun(context, run, 'priceInitialOffers', (facts) =>
    initialDecisionFacts(facts, decisionContext(context, run, facts)),
  );
};
