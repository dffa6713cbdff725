import { randomUUID } from 'node:crypto';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { OptionalKind } from '@homeline/domain/notifications/message-kinds.ts';
import { BRIDGE } from '@homeline/domain/organisations/named-providers.ts';
import { messageOf } from '@homeline/domain/workflow/fact-message.ts';
import { type Arrival, messageAt } from '@homeline/domain/workflow/step-message.ts';
import { isStepName, type StepName } from '@homeline/domain/workflow/steps.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { Exchange, Result } from '../../vendors/exchange.ts';
import { forLender } from '../../vendors/lender-of-call.ts';
import type { EmailMessage, ReturnedText, SentMessage, TextMessage } from '../../vendors/messaging/port.ts';
import { keepDelivery, lastingReturn, type SentTo, trustAddress } from './deliveries.ts';
import { emailTo } from './email-to.ts';
import { languageOfBorrower } from './language-of.ts';
import { messageWords } from './lender-messages.ts';
import { wantsMessages } from './message-choices.ts';
import { asksFor, type MessageName, optionalKindOf } from './message-copy.ts';
import { keepNotification } from './notifications.ts';
import { createToken } from './one-time-tokens.ts';
import { receiveDelivery } from './receive-delivery.ts';
import { messageEncryptionContext } from './sealed-message.ts';

/** Letters to signers carry this mark in the outbox: they never go to the borrower. */
export const SIGNER_LETTER = 'SIGNER_';

/** Warnings carry this mark in the outbox: sent again, each keeps its address, which may be the old one. */
export const CORRECTION_WARNING = 'CORRECTED_';

const BATCH = 50;
/** Longer than every attempt of one request to a provider. */
const CLAIM_SECONDS = 300;

/** Queues the message of the step that the application has just reached, in the caller's transaction. */
export async function queueStepMessage(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  arrival: Arrival,
  facts: Facts,
): Promise<void> {
  const resumes = arrival.from?.interrupt !== undefined;
  const message = messageAt(arrival, resumes && (await wasQueued(trx, key, arrival.step.id)));
  if (message) await queueMessage(trx, context, key, facts, arrival.step.id);
}

/** Queues the messages about facts just written, in the caller's transaction. */
export async function queueFactMessages(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  written: readonly FactWrite[],
  facts: Facts,
  /** The step, if the application stayed there. */
  stayedAt: StepName | undefined,
): Promise<void> {
  for (const write of written) {
    const name = messageOf(write, facts, stayedAt);
    if (name) await queueMessage(trx, context, key, facts, name, write.fact);
  }
}

/** Queues an email to the borrower with a link to their account, and keeps a notification. */
export async function queueMessage(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  name: MessageName,
  /** The message's key in the outbox. */
  template: string = name,
): Promise<void> {
  const language = await languageOfBorrower(trx, context, key);
  const message = messageWords(context.organisations.get(key.organisation), name, language);
  const content = {
    title: message.subject,
    description: message.text,
    ...(asksFor(name) && { asks: true as const }),
  };
  await keepNotification(trx, context, key, content, isStepName(name) ? name : undefined);
  if (!facts.contact) return;
  const kind = optionalKindOf(name);
  const stop = kind && (await unsubscribeToken(trx, context, key, kind));
  if (kind && !stop) return;
  await queueEmail(
    trx,
    context,
    key,
    template,
    emailTo(context, key, facts, { ...message, page: 'dashboard', stop }),
  );
}

/** Returns a new one-time token that stops a kind of email to the borrower; undefined if they have stopped it already. */
export async function unsubscribeToken(
  trx: Trx,
  context: Context,
  { organisation, applicationId }: ApplicationKey,
  kind: OptionalKind,
): Promise<string | undefined> {
  const { owner: identity } = await trx
    .selectFrom('application')
    .select('owner')
    .where('organisation', '=', organisation)
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (!(await wantsMessages(trx, { organisation, identity }, kind))) return undefined;
  return createToken(trx, context, { organisation, purpose: 'UNSUBSCRIBE', identity, detail: kind });
}

/** What an email is about: an application, or an account. */
type Subject = { readonly organisation: string; readonly applicationId: string | null };

type Unsent<Message> = Omit<Message, 'reference' | 'fileNumber'>;

/** Queues an email. A job sends it after the transaction commits. */
export function queueEmail(
  trx: Trx,
  context: Context,
  subject: Subject,
  template: string,
  email: Unsent<EmailMessage>,
): Promise<void> {
  return queue(trx, context, subject, { channel: 'EMAIL', template, message: email });
}

/** Queues a text message, as `queueEmail` does an email. */
export function queueTextMessage(
  trx: Trx,
  context: Context,
  subject: Subject,
  template: string,
  message: Unsent<TextMessage>,
): Promise<void> {
  return queue(trx, context, subject, { channel: 'SMS', template, message });
}

type Queued = { readonly channel: 'EMAIL' | 'SMS'; readonly template: string; readonly message: object };

async function queue(
  trx: Trx,
  context: Context,
  { organisation, applicationId }: Subject,
  { channel, template, message }: Queued,
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto('outbox')
    .values({
      ...{ organisation, uuid, application_id: applicationId, channel, template },
      message: context.sealing.seal(JSON.stringify(message), messageEncryptionContext(applicationId, uuid)),
      created_at: context.clock.now(),
    })
    .execute();
}

async function wasQueued(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  step: StepName,
): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('template', '=', step)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sends the queued messages, oldest first, each by one process at a time. Each message's UUID is its idempotency key, so a retry isn't
 * delivered twice. One that a provider may have sent stays with that provider. A message that the provider refuses goes to a person. Any other failure
 * postpones the message, and this round sends no other of its lender and channel.
 * Withholds a text to a person who has since opted out, and optional messages to an address that returned one.
 * @param stopped ends the round after the message in progress
 */
export async function sendOutbox(context: Context, stopped?: AbortSignal): Promise<void> {
  const { db, sealing, vendors, clock, log } = context;
  const failing: Way[] = [];
  for (let round = 0; round < BATCH && !stopped?.aborted; round += 1) {
    const claimed = await claimMessage(db, failing);
    if (!claimed) return;
    const { organisation, uuid, application_id: fileNumber, channel, template, message, attempts } = claimed;
    const opened = JSON.parse(sealing.open(message, messageEncryptionContext(fileNumber, uuid)));
    const referenced = { ...opened, reference: uuid, fileNumber: fileNumber ?? undefined };
    const { email, text } = vendors.messaging;
    const update = db.updateTable('outbox').where('organisation', '=', organisation).where('uuid', '=', uuid);
    if (channel === 'SMS' && !(await takesTexts(db, { organisation, applicationId: fileNumber }))) {
      await update.set({ withheld_at: clock.now() }).execute();
      continue;
    }
    const sentTo = fileNumber && {
      key: { organisation, applicationId: fileNumber },
      reference: uuid,
      channel,
    };
    const mayWait = channel === 'SMS' || optionalKindOf(template) !== undefined;
    if (sentTo && mayWait && (await isWithheld(context, { ...sentTo, address: opened.to }))) continue;
    const sent = await forLender<Promise<Result<SentMessage | ReturnedText>>>(organisation, () =>
      channel === 'EMAIL' ? send(db, claimed, email, referenced) : send(db, claimed, text, referenced),
    );
    if (sent.ok) {
      if (!sent.pending && sent.answer.answer === 'RETURNED') {
        const { reason, code } = sent.answer;
        await receiveDelivery(context, { reference: uuid, returned: { reason, code } }, organisation);
      }
      await update.set({ sent_at: clock.now() }).execute();
      continue;
    }
    const { failed } = sent.failure;
    log.warn({ application: fileNumber, messageId: uuid, failure: failed }, 'A message could not be sent');
    if (failed === 'REFUSED') {
      await update.set({ refused_at: clock.now() }).execute();
      continue;
    }
    await update.set({ attempts: attempts + 1, next_attempt_at: nextAttempt(attempts) }).execute();
    // The provider may be down. Others don't wait for it.
    failing.push({ organisation, channel });
  }
}

/** By whom and how a message goes. */
type Way = { readonly organisation: string; readonly channel: 'EMAIL' | 'SMS' };

type Claimed = { readonly organisation: string; readonly uuid: string; readonly provider: string | null };

/**
 * Sends a claimed message. Its row names the provider before that one is asked, and keeps it unless the provider certainly didn't send it:
 * after a crash or an unclear answer no other provider gets the message, even while that one is paused.
 */
async function send<Message extends EmailMessage | TextMessage, Answer>(
  db: Db,
  { organisation, uuid, provider: earlier }: Claimed,
  exchange: Exchange<Message, Answer>,
  message: Message,
): Promise<Result<Answer>> {
  const keep = (provider: string | null) =>
    db
      .updateTable('outbox')
      .set({ provider })
      .where('organisation', '=', organisation)
      .where('uuid', '=', uuid)
      .execute();
  const provider = earlier ?? exchange.providerFor?.(message) ?? BRIDGE;
  if (earlier === null) await keep(provider);
  const sent = await exchange.ask({ ...message, provider });
  if (!sent.ok && !sent.failure.mayHaveActed && earlier === null) await keep(null);
  return sent;
}

/** Withholds a message if an earlier one to the same address was returned for good. */
async function isWithheld(context: Context, sentTo: SentTo & { readonly address: string }): Promise<boolean> {
  const { key, reference, channel, address } = sentTo;
  const { organisation } = key;
  const reason = await lastingReturn(context.db, context, organisation, channel, address);
  if (!reason) return false;
  await context.db.transaction().execute(async (trx) => {
    await keepDelivery(trx, context, sentTo, { state: 'WITHHELD', reason });
    await trx
      .updateTable('outbox')
      .set({ withheld_at: context.clock.now() })
      .where('organisation', '=', organisation)
      .where('uuid', '=', reference)
      .execute();
  });
  return true;
}

/** Claims the message due first of all that go other ways than those that fail. Until the claim ends, no other process sends it; after a crash, the next one does. */
function claimMessage(db: Db, failing: readonly Way[]) {
  return db
    .updateTable('outbox')
    .set({ next_attempt_at: sql<string>`now() + make_interval(secs => ${CLAIM_SECONDS})` })
    .where('uuid', '=', (eb) =>
      eb
        .selectFrom('outbox as due')
        .select('due.uuid')
        .where('due.sent_at', 'is', null)
        .where('due.refused_at', 'is', null)
        .where('due.withheld_at', 'is', null)
        .where((or) =>
          or.or([or('due.next_attempt_at', 'is', null), or('due.next_attempt_at', '<=', sql<Date>`now()`)]),
        )
        .where((due) =>
          due.and(
            failing.map(({ organisation, channel }) =>
              due.or([due('due.organisation', '!=', organisation), due('due.channel', '!=', channel)]),
            ),
          ),
        )
        .orderBy(sql`coalesce(due.next_attempt_at, due.created_at)`)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['organisation', 'uuid', 'application_id', 'channel', 'template', 'message', 'attempts'])
    .returning('provider')
    .executeTakeFirst();
}

/** A borrower may have stopped text messages since this one was queued. */
async function takesTexts(db: Db, { organisation, applicationId }: Subject): Promise<boolean> {
  const application = await db
    .selectFrom('application')
    .select('owner')
    .where('organisation', '=', organisation)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return !application || wantsMessages(db, { organisation, identity: application.owner }, 'TEXTS');
}

const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 600;

function nextAttempt(attempts: number): RawBuilder<string> {
  const seconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** attempts, LONGEST_PAUSE_SECONDS);
  return sql<string>`now() + make_interval(secs => ${seconds})`;
}

/**
 * Queues a refused message again, to the given address or its own, in the caller's transaction.
 * @returns false if the message wasn't refused
 */
export async function resendMessage(
  trx: Trx,
  { sealing }: Context,
  { organisation, applicationId }: ApplicationKey,
  uuid: string,
  to: string | undefined,
): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('message')
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('refused_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const encryptionContext = messageEncryptionContext(applicationId, uuid);
  const email = JSON.parse(sealing.open(row.message, encryptionContext)) as EmailMessage;
  await trx
    .updateTable('outbox')
    .set({ message: sealing.seal(JSON.stringify({ ...email, ...(to && { to }) }), encryptionContext) })
    .set({ refused_at: null, next_attempt_at: null, provider: null })
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .execute();
  return true;
}

/**
 * Queues a returned email once more, to the given address or its own, in the caller's transaction. It is a new message: the first one keeps
 * its result. Staff have checked the address, so it is taken for one that works.
 */
export async function queueAgain(
  trx: Trx,
  context: Context,
  key: ApplicationKey,
  uuid: string,
  to: string | undefined,
): Promise<void> {
  const { organisation, applicationId } = key;
  const { template, message } = await trx
    .selectFrom('outbox')
    .select(['template', 'message'])
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const opened = context.sealing.open(message, messageEncryptionContext(applicationId, uuid));
  const email = JSON.parse(opened) as Unsent<EmailMessage>;
  const address = to ?? email.to;
  await trustAddress(trx, context, organisation, 'EMAIL', address);
  await queueEmail(trx, context, key, template, { ...email, to: address });
}
