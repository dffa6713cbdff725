import type { resendMessage as call } from '@homeline/contract/reviews/resend-message.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { addressNow } from '../notifications/address-now.ts';
import { resendMessage as resend } from '../notifications/outbox.ts';

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
    const facts = await loadFacts(trx, key);
    const to = addressNow(facts, template, channel);
    if (!facts.contact || !(await resend(trx, context, key, params.id, to))) return false;
    const detail = { message: params.id, template };
    await auditStaffAct(trx, context, request, { applicationId, what: 'resend message', detail });
    return true;
  });
  return isQueued ? undefined : refuse('NOT_FOUND');
};
