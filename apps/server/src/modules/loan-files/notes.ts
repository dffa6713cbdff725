import { randomUUID } from 'node:crypto';
import type {
  writeToBorrower as messageCall,
  addNote as noteCall,
} from '@homeline/contract/loan-files/notes.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import { lockApplication } from '../../facts/lock.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import { emailTo } from '../notifications/email-to.ts';
import { queueEmail } from '../notifications/outbox.ts';
import { auditStaffAct } from '../reviews/audit-staff-act.ts';

/** The template of an email that a member of staff wrote. */
const STAFF_MESSAGE = 'STAFF_MESSAGE';

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

/** Keeps an internal note in the caller's transaction, which must hold the lock on the application's row. */
export async function keepNote(
  trx: Trx,
  context: Context,
  request: StaffRequest,
  text: string,
): Promise<void> {
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
}

/** Queues an email in the words of a member of staff. */
export const writeToBorrower: Handler<typeof messageCall> = async (request, context) => {
  const { organisation, params, body } = request;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, key))) return refuse('NOT_FOUND');
    const facts = await loadFacts(trx, key);
    if (!facts.contact)
      return refuse('INVALID_INPUT', { fields: { text: 'The borrower has no email address yet' } });
    const email = emailTo(context, key, facts, { ...body, page: 'dashboard' });
    await queueEmail(trx, context, key, STAFF_MESSAGE, email);
    await auditStaffAct(trx, context, request, {
      applicationId: params.uuid,
      what: 'write message',
      detail: {},
    });
    return undefined;
  });
};

/** Returns the encryption context of a note. */
export function noteEncryptionContext(application: string, uuid: string): EncryptionContext {
  return { application, field: `note ${uuid}` };
}
