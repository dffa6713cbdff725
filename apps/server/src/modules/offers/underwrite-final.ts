import { finalDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { decisionContext } from './decision-context.ts';

/** Decides on what was verified, and changes the terms where they do not hold. */
export const underwriteFinal: TaskHandler = async (context, run) => {
  await recordRun(context, run, 'underwriteFinal', (facts) =>
    finalDecisionFacts(facts, decisionContext(context, run, facts)),
  );
};
