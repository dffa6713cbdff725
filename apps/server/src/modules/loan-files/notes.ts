import { randomUUID } from 'node:crypto';
import type { addNote as noteCall } from '@homeline/contract/loan-files/notes.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

/** Keeps an internal note with an application. */
export const addNote: Handler<typeof noteCall> = async (request, context) => {
  const { organisation, params, body } = request;
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, { organisation, applicationId: params.uuid })))
      return refuse('NOT_FOUND');
    await keepNote(trx, context, request, body.text);
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
  const uuid = randomUUID();
  await trx
    .insertInto('note')
    .values({
      ...{ organisation, application_id: params.uuid, uuid },
      text: context.sealing.seal(text, noteEncryptionContext(params.uuid, uuid)),
      ...{ written_by: caller.identity, written_at: context.clock.now() },
    })
    .execute();
  const act = { applicationId: params.uuid, what: 'write note', detail: { uuid } };
  await auditStaffAct(trx, context, request, act);
  return uuid;
}

/** Who wrote a note that came as a text message from the phone of somebody on the application. */
export const TEXT_MESSAGE = 'text message';

/** Returns the encryption context of a note. */
export function noteEncryptionContext(application: string, uuid: string): EncryptionContext {
  return { application, field: `note ${uuid}` };
}
