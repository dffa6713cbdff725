import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import type { ApplicationKey } from '../facts/load.ts';
import { type Decide, recordIn } from '../facts/record.ts';
import { isRefusal } from '../refusal.ts';
import type { TaskRun } from './queue.ts';

/** Records a task's facts, unless the application has left the step. */
export function recordRun(
  context: Context,
  run: Parameters<typeof recordRunIn>[2],
  task: TaskName,
  decide: Decide,
): Promise<boolean> {
  return context.db.transaction().execute((trx) => recordRunIn(trx, context, run, task, decide));
}

/**
 * Runs `recordRun` within the caller's transaction.
 * @param run without `enteredSeq`, the facts are recorded at any step
 * @returns false if the application has left the step, or waits for newer published figures: then another run asks again
 */
export async function recordRunIn(
  trx: Trx,
  context: Context,
  run: ApplicationKey & Partial<Pick<TaskRun, 'enteredSeq' | 'signer' | 'polls'>>,
  task: TaskName,
  decide: Decide,
): Promise<boolean> {
  const recorded = await recordIn(trx, context, { ...run, actor: { by: 'TASK', id: task } }, decide);
  if (!isRefusal(recorded)) return true;
  if (recorded.refused === 'WRONG_STEP') return false;
  if (recorded.refused === 'FIGURES_OUT_OF_DATE' && run.enteredSeq !== undefined) {
    await context.jobs.enqueuePoll(trx, task, { ...run, enteredSeq: run.enteredSeq });
    return false;
  }
  throw new Error(`${task} could not be recorded: ${recorded.refused}`);
}
