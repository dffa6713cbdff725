import type { WebhookOutcome } from '@homeline/contract/operations/list-webhooks.ts';
import type { receiveWebhook as call } from '@homeline/contract/webhooks/receive-webhook.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { lockApplication } from '../../facts/lock.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { readWebhook, type WebhookEvent, type WebhookPort } from '../../vendors/webhook.ts';
import { storeDocument } from '../documents/stored-file.ts';
import { lacksDeed, WEBHOOK_FACTS } from './webhook-facts.ts';

/**
 * Receives a provider's webhook. Its id commits with its facts, so a repeat has no effect.
 * One that arrives before our request is recorded is refused, and the provider retries it.
 */
export const receiveWebhook: Handler<typeof call> = async ({ params: { port }, caller, origin }, context) => {
  const event = readWebhook(port, caller.rawBody);
  if (!event || ('event' in event && lacksDeed(event))) return refuse('INVALID_INPUT');
  const intent = await context.db
    .selectFrom('intent')
    .select(['organisation', 'state'])
    .where('reference', '=', event.reference)
    .where('application_id', '=', event.fileNumber)
    .executeTakeFirst();
  if (!intent) return refuse('NOT_FOUND');
  const key = { organisation: intent.organisation, applicationId: event.fileNumber };
  const note = (outcome: WebhookOutcome) =>
    context.activity.webhookReceived({ port, outcome, application: key });
  if (intent.state !== 'ANSWERED') {
    note('TOO_EARLY');
    return refuse('STILL_IN_PROGRESS');
  }
  const outcome = await context.db.transaction().execute(async (trx) => {
    if (!(await isNew(trx, context, port, caller.webhookId))) return 'REPEATED';
    await lockApplication(trx, key);
    return (await recordEvent(trx, context, port, event, key, origin)) ? 'RECORDED' : 'NO_EFFECT';
  });
  note(outcome);
  return undefined;
};

/** Records a webhook's id. Returns false if it was received before. */
async function isNew(trx: Trx, { clock }: Context, port: WebhookPort, id: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('webhook_event')
    .values({ port, id, received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Records an event's facts. Returns false if it has none. */
async function recordEvent<Port extends WebhookPort>(
  trx: Trx,
  context: Context,
  port: Port,
  event: WebhookEvent<Port>,
  key: ApplicationKey,
  origin: object,
): Promise<boolean> {
  const factsOf = WEBHOOK_FACTS[port];
  const known = await loadFacts(trx, key);
  if (factsOf(event, known).length === 0) return false;
  const file = fileOf(event);
  const document = file && (await storeDocument(trx, context, key, { type: 'SECURITY_INSTRUMENT', file }));
  const recording = { ...key, actor: { by: 'PROVIDER', id: port }, origin } as const;
  const recorded = await recordIn(trx, context, recording, (facts) => factsOf(event, facts, document));
  if (isRefusal(recorded)) throw new Error(`A ${port} event could not be recorded: ${recorded.refused}`);
  return true;
}

/** Returns the notarized instrument that the event carries, if any. */
function fileOf(event: object): VendorFile | undefined {
  return 'document' in event ? (event.document as VendorFile | undefined) : undefined;
}
