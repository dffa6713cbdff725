import { disbursement, isSettled } from '@homeline/domain/facts/funding.selectors.ts';
import { loadFacts } from '../../facts/load.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';

const task = 'trackDisbursement';

/** Polls the provider until the payment settles or is returned, unless its webhook arrives first. */
export const trackDisbursement: TaskHandler = async (context, run) => {
  const facts = await loadFacts(context.db, run);
  const payment = disbursement(facts);
  if (!payment || isSettled(facts)) return;
  const outcome = await context.vendors.disbursement.transfer.outcome(payment.reference);
  if (!outcome.ok) throw new Error(`${task}: ${outcome.failure.failed}`);
  if (outcome.pending) return context.jobs.enqueuePoll(context.db, task, run);
  const { reference } = payment;
  await recordRun(context, run, task, () => [
    { fact: 'disbursementResults', value: { ...outcome.answer, reference } },
  ]);
};
