import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { markTextRead as call } from '@homeline/contract/loan-files/notes.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { noteEncryptionContext } from '../../facts/insert-note.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { BORROWERS_THREAD } from '../threads/thread-of.ts';
import { personOf } from './person-of.ts';
import { endReminder } from './reminders.ts';

/** Returns what people on an application wrote, by text message or in their account, and no staff have read yet, the oldest first. */
export async function unreadTexts(
  { db, sealing }: Context,
  { organisation, applicationId }: ApplicationKey,
  facts: Facts,
): Promise<LoanFile['unreadTexts']> {
  const rows = await db
    .selectFrom('note')
    .select(['uuid', 'text', 'written_at', 'thread'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('is_unread', '=', true)
    .orderBy('written_at')
    .execute();
  return rows.map(({ uuid, text, written_at, thread }) => ({
    ...{ uuid, text: sealing.open(text, noteEncryptionContext(applicationId, uuid)) },
    at: written_at.toISOString(),
    ...(thread !== null && { by: personOf(facts, thread) }),
    ...(thread !== null && thread !== BORROWERS_THREAD && { signer: thread }),
  }));
}

/** Marks a text message as read. Marking it twice changes nothing. */
export const markTextRead: Handler<typeof call> = async (request, context) => {
  const { organisation, params } = request;
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, { organisation, applicationId: params.uuid })))
      return refuse('NOT_FOUND');
    const read = await trx
      .updateTable('note')
      .set({ is_unread: false })
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('uuid', '=', params.note)
      .where('is_unread', '=', true)
      .executeTakeFirst();
    if (read.numUpdatedRows > 0n) {
      await endReminder(trx, context, { organisation, note: params.note });
      const act = { applicationId: params.uuid, what: 'read text message', detail: { uuid: params.note } };
      await auditStaffAct(trx, context, request, act);
    }
    return undefined;
  });
};
