import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { record } from '../facts/record.ts';

const BATCH = 100;

// A date may lead to another that has come as well; so many in a row only by a mistake of ours.
const PASSES = 50;

/** Writes the facts that the passing of time has brought: for every application whose date has come by the clock. */
export async function bringDueDates(context: Context): Promise<void> {
  for (let pass = 0; pass < PASSES; pass += 1) {
    const due = await context.db
      .selectFrom('projection')
      .select(['organisation', 'application_id'])
      .where('due_at', '<=', sql<Date>`${context.clock.now()}::timestamptz`)
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    if (due.length === 0) return;
    for (const { organisation, application_id } of due) {
      await bringDueDate(context, organisation, application_id);
    }
  }
  context.log.error({}, 'Due dates do not come to an end');
}

async function bringDueDate(context: Context, organisation: string, applicationId: string): Promise<void> {
  await record(context, { organisation, applicationId, actor: { by: 'DATE', id: 'due' } }, (facts) => {
    const due = dueDate(currentStep(facts), facts);
    return due && due.at <= context.clock.now() ? [due.fact] : [];
  });
}
