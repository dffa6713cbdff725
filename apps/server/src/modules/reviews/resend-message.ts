import type { resendMessage as call } from '@homeline/contract/reviews/resend-message.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { CORRECTION_WARNING } from '../corrections/correction-writes.ts';
import { resendMessage as resend, SIGNER_LETTER } from '../notifications/outbox.ts';

/**
 * Messages sent again to the address they had: the borrower must never get a signer's invitation, and the warning of a changed address
 * must not go to the new one.
 */
const FIXED_ADDRESS = [SIGNER_LETTER, CORRECTION_WARNING] as const;

/** Queues a refused message again and audits the staff member who did so. */
export const resendMessage: Handler<typeof call> = async (request, context) => {
  const { organisation, params } = request;
  const message = await context.db
    .selectFrom('outbox')
    .select(['application_id', 'channel', 'template'])
    .where('organisation', '=', organisation)
    .where('uuid', '=', params.id)
    .executeTakeFirst();
  // A message about an account goes to nobody else, so staff can't send it again.
  if (!message?.application_id) return refuse('NOT_FOUND');
  const { application_id: applicationId, channel, template } = message;
  const key = { organisation, applicationId };
  const isQueued = await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const { contact } = await loadFacts(trx, key);
    const keepsAddress = FIXED_ADDRESS.some((mark) => template.startsWith(mark));
    const own = channel === 'EMAIL' ? contact?.email : parseUsPhone(contact?.phone ?? '')?.e164;
    const to = keepsAddress ? undefined : own;
    if (!contact || !(await resend(trx, context, key, params.id, to))) return false;
    const detail = { message: params.id, template };
    await auditStaffAct(trx, context, request, { applicationId, what: 'resend message', detail });
    return true;
  });
  return isQueued ? undefined : refuse('NOT_FOUND');
};
