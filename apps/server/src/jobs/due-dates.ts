import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { dueReminders } from '@homeline/domain/workflow/signing-reminders.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { record } from '../facts/record.ts';

const BATCH = 100;

// One due date may make another due. So many in a row can only be a defect.
const MAX_PASSES = 50;

/** Records the fact of every due date that has passed by the business clock, and the reminders that are due. */
export async function recordDueDates(context: Context): Promise<void> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const due = await context.db
      .selectFrom('projection')
      .select(['organisation', 'application_id'])
      .where('due_at', '<=', sql<Date>`${context.clock.now()}::timestamptz`)
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    if (due.length === 0) return;
    for (const { organisation, application_id } of due) {
      await recordDueDate(context, organisation, application_id);
    }
  }
  context.log.error({}, 'Due dates keep producing due dates');
}

async function recordDueDate(context: Context, organisation: string, applicationId: string): Promise<void> {
  await record(context, { organisation, applicationId, actor: { by: 'DATE', id: 'due' } }, (facts) => {
    const due = dueDate(currentStep(facts), facts);
    const now = context.clock.now();
    return due && due.at <= now ? [due.fact] : dueReminders(facts, now);
  });
}
