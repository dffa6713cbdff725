import type { WebhookOutcome } from '@homeline/contract/operations/list-webhooks.ts';
import type { receiveWebhook as call } from '@homeline/contract/webhooks/receive-webhook.ts';
import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import type { DocumentAction } from '@homeline/domain/documents/document-types.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { papersForNotary } from '@homeline/domain/notary/office-closing.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler, Webhook } from '../../http/handler.ts';
import { isNewWebhook } from '../../jobs/webhook-ids.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { readWebhook, type WebhookEvent } from '../../vendors/webhook.ts';
import { keepFromNotary } from '../documents/sealed-files.ts';
import { documentsOf, storeDocument } from '../documents/stored-file.ts';
import { receiveText } from '../notifications/receive-text.ts';
import { todayAt } from '../rules/decision-context.ts';
import {
  type AnswerPort,
  contradicts,
  lacksDeed,
  type ReturnedFile,
  WEBHOOK_FACTS,
} from './webhook-facts.ts';

/** Receives a provider's webhook. Its id commits with what it changes, so a repeat has no effect. */
export const receiveWebhook: Handler<typeof call> = ({ params: { port }, caller, origin }, context) =>
  port === 'messaging' ? receiveText(context, caller) : receiveAnswer(context, port, caller, origin);

/**
 * Receives a provider's later answer to our request. One that arrives before our request is recorded is refused, and the
 * provider retries it.
 */
async function receiveAnswer(
  context: Context,
  port: AnswerPort,
  caller: Webhook,
  origin: Origin,
): Promise<undefined | Refusal> {
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
    if (!(await isNewWebhook(trx, context, port, caller.webhookId))) return 'REPEATED';
    await lockApplication(trx, key);
    return recordEvent(trx, context, port, event, key, origin);
  });
  note(outcome);
  if (outcome === 'CONTRADICTED')
    context.log.error({ application: key.applicationId, port }, 'A provider contradicts what it said before');
  return undefined;
}

/** Records an event's facts. Returns the webhook's outcome. */
async function recordEvent<Port extends AnswerPort>(
  trx: Trx,
  context: Context,
  port: Port,
  event: WebhookEvent<Port>,
  key: ApplicationKey,
  origin: object,
): Promise<WebhookOutcome> {
  const factsOf = WEBHOOK_FACTS[port];
  const known = await loadFacts(trx, key);
  const today = todayAt(context, known);
  const expected = factsOf(event, known, { files: [], missing: [], today });
  if (expected.length === 0) return 'NO_EFFECT';
  const files = await storeReturned(trx, context, key, event);
  const missing = await missingOf(trx, key, known, files);
  const recording = { ...key, actor: { by: 'PROVIDER', id: port }, origin } as const;
  const recorded = await recordIn(trx, context, recording, (facts) =>
    factsOf(event, facts, { files, missing, today }),
  );
  if (isRefusal(recorded)) throw new Error(`A ${port} event could not be recorded: ${recorded.refused}`);
  return contradicts(expected, known) ? 'CONTRADICTED' : 'RECORDED';
}

/** Stores the signed files that come with a notary's event. */
async function storeReturned(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  event: WebhookEvent<AnswerPort>,
): Promise<ReturnedFile[]> {
  const files: ReturnedFile[] = [];
  const store = async (type: DocumentType, file: VendorFile, sent?: string) => {
    const uuid = await storeDocument(trx, context, key, { type, file });
    await keepFromNotary(trx, context, key.organisation, file);
    files.push({ uuid, type, ...(sent && { sent }) });
  };
  if ('document' in event && event.document) await store('SECURITY_INSTRUMENT', event.document);
  if ('documents' in event)
    for (const { uuid: sent, ...file } of event.documents) {
      const type = await typeOf(trx, key, sent);
      if (type) await store(type, file, sent);
    }
  return files;
}

/** Returns the types of the papers that were sent for signing and did not come back. */
async function missingOf(
  trx: Trx,
  key: ApplicationKey,
  facts: Facts,
  files: readonly ReturnedFile[],
): Promise<DocumentType[]> {
  const back = new Set(files.map(({ sent }) => sent));
  const types = await Promise.all(
    papersForNotary(facts)
      .filter((uuid) => !back.has(uuid))
      .map((uuid) => typeOf(trx, key, uuid)),
  );
  return types.flatMap((type) => (type && TO_SIGN.includes(catalogueEntry(type).action) ? [type] : []));
}

const TO_SIGN: readonly DocumentAction[] = ['SIGN', 'NOTARISE'];

async function typeOf(trx: Trx, key: ApplicationKey, uuid: string): Promise<DocumentType | undefined> {
  const sent = await documentsOf(trx, key)
    .select('document.type')
    .where('document.uuid', '=', uuid)
    .executeTakeFirst();
  return sent && DocumentType.parse(sent.type);
}
