import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/tables.ts';
import type { ApplicationKey } from '../facts/load.ts';
import { type Decide, recordIn } from '../facts/record.ts';
import { isRefusal } from '../refusal.ts';
import type { TaskRun } from './queue.ts';

/** Writes what a task found, unless the application has left the step for which it ran. */
export function recordRun(context: Context, run: TaskRun, task: TaskName, decide: Decide): Promise<boolean> {
  return context.db.transaction().execute((trx) => recordRunIn(trx, context, run, task, decide));
}

/**
 * `recordRun` within a transaction that also writes something else.
 * @param run without `enteredSeq` it is written wherever the application stands
 * @returns false when the application has left the step
 */
export async function recordRunIn(
  trx: Trx,
  context: Context,
  run: ApplicationKey & Partial<Pick<TaskRun, 'enteredSeq'>>,
  task: TaskName,
  decide: Decide,
): Promise<boolean> {
  const recorded = await recordIn(trx, context, { ...run, actor: { by: 'TASK', id: task } }, decide);
  if (!isRefusal(recorded)) return true;
  if (recorded.refused === 'WRONG_STEP') return false;
  throw new Error(`${task} could not be recorded: ${recorded.refused}`);
}
