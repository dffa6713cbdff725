import type {
  finishReminder as finishCall,
  listReminders as listCall,
} from '@homeline/contract/loan-files/reminders.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { noteEncryptionContext } from '../../facts/insert-note.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { staffNames } from '../staff/staff-names.ts';

const MOST = 500;

/** Returns the caller's reminders. */
export const listReminders: Handler<typeof listCall> = async ({ organisation, caller }, { db, sealing }) => {
  const rows = await db
    .selectFrom('reminder')
    .innerJoin('note', (join) =>
      join.onRef('note.organisation', '=', 'reminder.organisation').onRef('note.uuid', '=', 'reminder.note'),
    )
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'reminder.organisation')
        .onRef('projection.application_id', '=', 'reminder.application_id'),
    )
    .select(['reminder.note', 'reminder.application_id', 'loan_number', 'borrower'])
    .select(['note.text', 'note.written_by', 'note.written_at', 'note.is_answer'])
    .select(sql<string>`due_on::text`.as('due'))
    .where('reminder.organisation', '=', organisation)
    .where('reminder.identity', '=', caller.identity)
    .where('done_at', 'is', null)
    .orderBy('due_on')
    .orderBy('note.written_at')
    .limit(MOST)
    .execute();
  const nameOf = await staffNames(db, [...new Set(rows.map(({ written_by }) => written_by))]);
  return rows.map(
    ({
      note,
      application_id: uuid,
      loan_number,
      borrower,
      text,
      written_by,
      written_at,
      is_answer,
      due,
    }) => ({
      ...{ note, uuid, loanNumber: loan_number },
      ...(borrower && { borrower }),
      text: sealing.open(text, noteEncryptionContext(uuid, note)),
      ...{
        by: is_answer ? 'The borrower or a signer' : nameOf(written_by),
        at: written_at.toISOString(),
        dueOn: civilDate(due),
      },
    }),
  );
};

/** Ends a reminder of the caller's. Ending it twice changes nothing. */
export const finishReminder: Handler<typeof finishCall> = async (
  { organisation, caller, params },
  { db, clock },
) => {
  const own = await db
    .selectFrom('reminder')
    .select('note')
    .where('organisation', '=', organisation)
    .where('identity', '=', caller.identity)
    .where('note', '=', params.note)
    .executeTakeFirst();
  if (!own) return refuse('NOT_FOUND');
  await endReminder(db, { clock }, { organisation, note: params.note });
  return undefined;
};

/** Ends the reminder of a note, if it has one. */
export async function endReminder(
  on: Db | Trx,
  { clock }: Pick<Context, 'clock'>,
  { organisation, note }: { readonly organisation: string; readonly note: string },
): Promise<void> {
  await on
    .updateTable('reminder')
    .set({ done_at: new Date(clock.nowMs()) })
    .where('organisation', '=', organisation)
    .where('note', '=', note)
    .where('done_at', 'is', null)
    .execute();
}
