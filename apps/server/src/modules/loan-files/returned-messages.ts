import type {
  ReturnedMessage,
  settleReturnedMessage as settleCall,
} from '@homeline/contract/loan-files/returned-messages.ts';
import { isFactName } from '@homeline/domain/facts/facts.ts';
import { isNotice, NOTICE_TASKS } from '@homeline/domain/notifications/returned-messages.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { FACT_TITLES } from '@homeline/domain/staff/fact-titles.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { isStepName } from '@homeline/domain/workflow/steps.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { addressNow } from '../notifications/address-now.ts';
import { queueAgain } from '../notifications/outbox.ts';

/** Returns what a message of the outbox is about, in staff's words. */
export function messageTitle(template: string): string {
  if (isStepName(template)) return stepTitle(template);
  return isFactName(template) ? FACT_TITLES[template] : factLabel(template.replaceAll('_', ' '));
}

/** Returns the messages about some applications that didn't arrive and that nobody has settled, the oldest first. */
export function returnedMessages(db: Db | Trx, organisation: string) {
  return db
    .selectFrom('delivery')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.organisation', '=', 'delivery.organisation')
        .onRef('outbox.uuid', '=', 'delivery.reference'),
    )
    .leftJoin('intent', (join) =>
      join
        .onRef('intent.organisation', '=', 'delivery.organisation')
        .onRef('intent.reference', '=', 'delivery.reference'),
    )
    .select(['delivery.reference', 'delivery.reason', 'delivery.code', 'delivery.at'])
    .select(['outbox.channel', 'outbox.template', 'intent.task'])
    .where('delivery.organisation', '=', organisation)
    .where('delivery.state', '=', 'RETURNED')
    .where('delivery.settled_at', 'is', null)
    .orderBy('delivery.at');
}

type Row = Awaited<ReturnType<ReturnType<typeof returnedMessages>['execute']>>[number];

/** Returns a returned message as staff see it. What isn't in the outbox is a notice that a task sent. */
export function returnedMessage({
  reference,
  reason,
  code,
  at,
  channel,
  template,
  task,
}: Row): ReturnedMessage {
  return {
    ...{
      id: reference,
      channel: channel ?? 'EMAIL',
      reason: reason ?? 'OTHER',
      returnedAt: at.toISOString(),
    },
    ...(code && { code }),
    title: template === null ? noticeTitle(task ?? '') : messageTitle(template),
    isNotice: template === null || isNotice(template),
    canBeResent: channel === 'EMAIL',
  };
}

/** Returns the title of a notice that a task sent. */
export function noticeTitle(task: string): string {
  const [name = ''] = task.split('/');
  return NOTICE_TASKS[name as keyof typeof NOTICE_TASKS] ?? factLabel(name);
}

/** Takes a returned message off the list. A notice is mailed, or sent again. */
export const settleReturnedMessage: Handler<typeof settleCall> = async (request, context) => {
  const { organisation, params, body } = request;
  const { uuid: applicationId, message: id } = params;
  const key: ApplicationKey = { organisation, applicationId };
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, key))) return refuse('NOT_FOUND');
    const row = await returnedMessages(trx, organisation)
      .where('delivery.application_id', '=', applicationId)
      .where('delivery.reference', '=', id)
      .executeTakeFirst();
    if (!row) return refuse('NOT_FOUND');
    const { isNotice: mustArrive, canBeResent } = returnedMessage(row);
    if (body.how === 'REACHED' && mustArrive)
      return refuse('INVALID_INPUT', { fields: { how: 'Mail the notice: it has to be in writing.' } });
    if (body.how === 'SENT_AGAIN') {
      if (!canBeResent || row.template === null)
        return refuse('INVALID_INPUT', { fields: { how: 'Only an email can be sent again.' } });
      const to = addressNow(await loadFacts(trx, key), row.template, 'EMAIL');
      await queueAgain(trx, context, key, id, to);
    }
    await trx
      .updateTable('delivery')
      .set({ settled_at: context.clock.now() })
      .where('organisation', '=', organisation)
      .where('reference', '=', id)
      .execute();
    const detail = { message: id, how: body.how };
    await auditStaffAct(trx, context, request, { applicationId, what: 'settle returned-message', detail });
    return undefined;
  });
};
