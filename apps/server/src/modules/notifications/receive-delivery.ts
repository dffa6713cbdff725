import type { WebhookOutcome } from '@homeline/contract/operations/list-webhooks.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { NOTICE_TASKS, type ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import type { EmailMessage, TextMessage } from '../../vendors/messaging/port.ts';
import { isDeliveryKnown, keepDelivery, type SentTo } from './deliveries.ts';
import { applyReply, showChange } from './receive-text.ts';
import { messageEncryptionContext } from './sealed-message.ts';

/** The report of a provider or mail server on one message. */
export type DeliveryReport = {
  /** Ours: the message of the outbox, or the intent of a notice. */
  readonly reference: string;
  /** Absent for a message that arrived. */
  readonly returned?: { readonly reason: ReturnReason; readonly code?: string };
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Receives the result of a message about an application, once. A text that a STOP kept from its recipient counts as their STOP.
 * @param organisation the lender whose account reported it; absent for the installation's mail server
 */
export async function receiveDelivery(
  context: Context,
  { reference, returned }: DeliveryReport,
  organisation?: string,
): Promise<ReceivedDelivery> {
  return context.db.transaction().execute(async (trx): Promise<ReceivedDelivery> => {
    const sent = UUID.test(reference) ? await findSent(trx, context, reference, organisation) : undefined;
    if (!sent) return { outcome: 'UNKNOWN_REFERENCE' };
    const { key, channel, address } = sent;
    if (await isDeliveryKnown(trx, key.organisation, reference))
      return { outcome: 'REPEATED', application: key };
    if (returned?.reason === 'STOPPED' && channel === 'SMS' && address) {
      const reply = {
        from: address,
        to: '',
        asksFor: 'STOP',
        words: undefined,
        at: context.clock.now(),
      } as const;
      await applyReply(trx, context, [key.organisation], reply);
    }
    await lockApplication(trx, key);
    const state = returned
      ? ({ state: 'RETURNED', ...returned } as const)
      : ({ state: 'DELIVERED' } as const);
    if (!(await keepDelivery(trx, context, sent, state))) return { outcome: 'REPEATED', application: key };
    await showChange(trx, key, await loadFacts(trx, key));
    return { outcome: 'RECORDED', application: key };
  });
}

/** The result of a report, as operators see it. */
type ReceivedDelivery = { readonly outcome: WebhookOutcome; readonly application?: SentTo['key'] };

/**
 * Receives a report that a webhook brought, and notes it for operators.
 * @param sender the lender's own provider; absent for the installation's mail server
 */
export async function receiveReported(
  context: Context,
  report: DeliveryReport,
  sender?: { readonly organisation: string; readonly provider: NamedProvider },
): Promise<void> {
  const received = await receiveDelivery(context, report, sender?.organisation);
  context.activity.webhookReceived({ port: sender?.provider ?? 'messaging', ...received });
}

/** Finds a message by our reference. Returns undefined for a message about an account: no loan file could show its delivery. */
async function findSent(
  trx: Trx,
  context: Context,
  reference: string,
  organisation: string | undefined,
): Promise<SentTo | undefined> {
  let messages = trx
    .selectFrom('outbox')
    .select(['organisation', 'application_id', 'channel', 'message'])
    .where('uuid', '=', reference);
  if (organisation !== undefined) messages = messages.where('organisation', '=', organisation);
  const row = await messages.executeTakeFirst();
  if (!row) return findNotice(trx, reference, organisation);
  const { application_id: applicationId, channel } = row;
  if (!applicationId) return undefined;
  const opened = context.sealing.open(row.message, messageEncryptionContext(applicationId, reference));
  const { to } = JSON.parse(opened) as EmailMessage | TextMessage;
  return { key: { organisation: row.organisation, applicationId }, reference, channel, address: to };
}

/** Finds a notice that a task sent: to the borrower, or to the co-borrower whom the intent names. */
async function findNotice(
  trx: Trx,
  reference: string,
  organisation: string | undefined,
): Promise<SentTo | undefined> {
  let intents = trx
    .selectFrom('intent')
    .select(['organisation', 'application_id', 'task'])
    .where('reference', '=', reference);
  if (organisation !== undefined) intents = intents.where('organisation', '=', organisation);
  const row = await intents.executeTakeFirst();
  const [task = '', who] = row?.task.split('/') ?? [];
  if (!row || !Object.hasOwn(NOTICE_TASKS, task)) return undefined;
  const key = { organisation: row.organisation, applicationId: row.application_id };
  const facts = await loadFacts(trx, key);
  const signer = additionalSigners(facts).find(({ uuid }) => uuid === who);
  return { key, reference, channel: 'EMAIL', address: (signer ?? facts.contact)?.email };
}
