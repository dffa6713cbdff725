import type { addNote as noteCall } from '@homeline/contract/loan-files/notes.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { insertNote } from '../../facts/insert-note.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { colleagueRefusal } from '../staff/colleague.ts';

/** Keeps an internal note with an application, and whom it reminds. */
export const addNote: Handler<typeof noteCall> = async (request, context) => {
  const { organisation, params, body } = request;
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, { organisation, applicationId: params.uuid })))
      return refuse('NOT_FOUND');
    const { text, reminder } = body;
    // A reminder that its reader can't open would be lost.
    const named = reminder && { field: 'reminder.of', identity: reminder.of, act: 'WRITE_NOTE' as const };
    const refusal = named && (await colleagueRefusal(trx, organisation, named));
    if (refusal) return refusal;
    const note = await keepNote(trx, context, request, text);
    if (reminder)
      await trx
        .insertInto('reminder')
        .values({
          ...{ organisation, application_id: params.uuid, note },
          ...{ identity: reminder.of, due_on: reminder.dueOn, done_at: null },
        })
        .execute();
    return undefined;
  });
};

type StaffRequest = Pick<Parameters<typeof addNote>[0], 'organisation' | 'params' | 'caller' | 'origin'>;

/** Keeps an internal note in the caller's transaction, which must hold the lock on the application's row. Returns its uuid. */
export async function keepNote(
  trx: Trx,
  context: Context,
  request: StaffRequest,
  text: string,
): Promise<string> {
  const { organisation, params, caller } = request;
  const key = { organisation, applicationId: params.uuid };
  const uuid = await insertNote(trx, context, key, { text, writtenBy: caller.identity });
  const act = { applicationId: params.uuid, what: 'write note', detail: { uuid } };
  await auditStaffAct(trx, context, request, act);
  return uuid;
}
