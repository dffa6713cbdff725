import type { receiveWebhook as call } from '@homeline/contract/webhooks/receive-webhook.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { lockApplication, recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { type Notice, readWebhook, type WebhookPort } from '../../vendors/webhook.ts';
import { storeDocument } from '../documents/stored-file.ts';
import { lacksDeed, NOTICE_FACTS } from './notice-facts.ts';

/**
 * Takes a provider's notice. Its id and the facts it brings commit together, so that a repeat has no effect; one that arrives before
 * our own request is on record is refused, and the provider sends it again.
 */
export const receiveWebhook: Handler<typeof call> = async ({ params: { port }, caller, origin }, context) => {
  const notice = readWebhook(port, caller.rawBody);
  if (!notice || ('event' in notice && lacksDeed(notice))) return refuse('INVALID_INPUT');
  const intent = await context.db
    .selectFrom('intent')
    .select(['organisation', 'state'])
    .where('reference', '=', notice.reference)
    .where('application_id', '=', notice.fileNumber)
    .executeTakeFirst();
  if (!intent) return refuse('NOT_FOUND');
  if (intent.state !== 'ANSWERED') return refuse('STILL_IN_PROGRESS');

  const of = { organisation: intent.organisation, applicationId: notice.fileNumber };
  await context.db.transaction().execute(async (trx) => {
    if (!(await isNew(trx, context, port, caller.webhookId))) return;
    await lockApplication(trx, of);
    await write(trx, context, port, notice, of, origin);
  });
  return undefined;
};

/** Remembers a webhook's id. False when it has come before. */
async function isNew(trx: Trx, { clock }: Context, port: WebhookPort, id: string): Promise<boolean> {
  const kept = await trx
    .insertInto('webhook_event')
    .values({ port, id, received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

async function write<Port extends WebhookPort>(
  trx: Trx,
  context: Context,
  port: Port,
  notice: Notice<Port>,
  of: ApplicationKey,
  origin: object,
): Promise<void> {
  const meaning = NOTICE_FACTS[port];
  const known = await loadFacts(trx, of);
  if (meaning(notice, known).length === 0) return;
  const file = fileOf(notice);
  const document = file && (await storeDocument(trx, context, of, { type: 'SECURITY_INSTRUMENT', file }));
  const recording = { ...of, actor: { by: 'PROVIDER', id: port }, origin } as const;
  const recorded = await recordIn(trx, context, recording, (facts) => meaning(notice, facts, document));
  if (isRefusal(recorded)) throw new Error(`A ${port} notice could not be recorded: ${recorded.refused}`);
}

/** The notarised instrument, where the notice brings it. */
function fileOf(notice: object): VendorFile | undefined {
  return 'document' in notice ? (notice.document as VendorFile | undefined) : undefined;
}
