import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { addressOf } from '../documents/address-of.ts';

const task = 'orderFloodDetermination';

/**
 * Orders the flood zone determination. A late one is recorded once, so that the borrower is told.
 * The task then polls the order, unless the provider's webhook comes first.
 */
export const orderFloodDetermination: TaskHandler = async (context, run) => {
  const { determination } = context.vendors.flood;
  const ordered = await withIntent(context, run, {
    task,
    critical: false,
    exchange: determination,
    request: (facts, intent) => ({ ...intent, address: addressOf(facts) }),
    facts: (value) => [{ fact: 'floodDeterminations', value }],
  });
  if (ordered.outcome !== 'ANSWER' || ordered.answer.answer !== 'PENDING') return;
  if (!run.polls) return context.jobs.enqueuePoll(context.db, task, run);

  const outcome = await determination.outcome(ordered.reference);
  if (!outcome.ok) throw new Error(`${task}: ${outcome.failure.failed}`);
  if (outcome.pending || outcome.answer.answer === 'PENDING') {
    return context.jobs.enqueuePoll(context.db, task, run);
  }
  await recordRun(context, run, task, () => [{ fact: 'floodDeterminations', value: outcome.answer }]);
};
