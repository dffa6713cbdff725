import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { sql } from 'kysely';
import { derivedUuid } from '../../../audit/derived-uuid.ts';
import type { Context } from '../../../context.ts';
import type { Db, Trx } from '../../../db/tables.ts';
import { isRefusal } from '../../../refusal.ts';
import type {
  ChatFailure,
  ChatProviderPort,
  ChatResult,
  ProviderChannel,
} from '../../../vendors/chat/port.ts';
import type { VendorFile } from '../../../vendors/parties.ts';
import { portOf } from '../carrier.ts';
import { openChatFile } from '../chat-files.ts';
import type { ChatKey } from '../chat-tokens.ts';
import { announce, type ChatRow, findChat, lockChat, personOf } from '../chats.ts';
import { endChatIn, sayInChat } from '../end-chat.ts';
import { messagesAfter } from '../messages.ts';

const MOST_CHATS = 20;
const MOST_MESSAGES = 50;
/** Longer than all requests of one message take; after it, another process takes over. */
const LEASE_SECONDS = 120;
const LEASED = sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`;
const NOT_SENT = 'We couldn’t send your last message to our agents. Please try other words or another file.';
const FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 60;

/** Relays to providers: new chats, messages, and chats that ended here. Each chat keeps its order. */
export async function relayChats(context: Context): Promise<void> {
  const due = await context.db
    .selectFrom('chat')
    .select(['organisation', 'uuid as chat'])
    .where('relay_due', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.or([eb('relay_leased_until', 'is', null), eb('relay_leased_until', '<', sql<Date>`now()`)]),
    )
    .orderBy('relay_due')
    .limit(MOST_CHATS)
    .execute();
  await Promise.all(due.map((key) => relayChat(context, key)));
}

/** Relays a chat's news to its provider, unless another process does. */
export async function relayChat(context: Context, key: ChatKey): Promise<void> {
  const chat = await lease(context.db, key);
  const port = chat && portOf(context, chat.provider);
  if (!chat || !port) return;
  const failure = await relayAll(context, port, chat);
  await context.db.transaction().execute((trx) => release(trx, context, key, failure));
}

/** Takes a chat for this process, and counts the attempt until it has succeeded. */
function lease(db: Db, { organisation, chat }: ChatKey): Promise<ChatRow | undefined> {
  return db
    .updateTable('chat')
    .set({ relay_leased_until: LEASED })
    .set((eb) => ({ relay_attempts: eb('relay_attempts', '+', 1) }))
    .where('organisation', '=', organisation)
    .where('uuid', '=', chat)
    .where('relay_due', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.or([eb('relay_leased_until', 'is', null), eb('relay_leased_until', '<', sql<Date>`now()`)]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Opens the conversation, then sends each message, then the end. @returns the first failure */
async function relayAll(
  context: Context,
  port: ChatProviderPort,
  chat: ChatRow,
): Promise<ChatFailure | undefined> {
  const opened = await openAtProvider(context, port, chat);
  if (!opened.ok) return opened.failure;
  const key = { organisation: chat.organisation, chat: chat.uuid };
  const isRepeat = chat.relay_attempts > 1;
  const unsent = await messagesAfter(context, key, chat.relayed, MOST_MESSAGES);
  for (const message of unsent) {
    if (message.from === 'APPLICANT') {
      const files = await loadMessageFiles(context, key, message);
      const delivery = { ...message, key: deliveryKey(chat.uuid, message), files, isRepeat };
      const sent = await port.send(opened.answer, delivery);
      if (!sent.ok && sent.failure.failed !== 'INVALID') return sent.failure;
      if (!sent.ok) await sayNotSent(context, key);
    }
    await updateChat(context.db, key).set({ relayed: message.number, relay_leased_until: LEASED }).execute();
  }
  const now = await findChat(context.db, key);
  if (!now || !isEndToTell(now)) return undefined;
  const ended = await port.end(opened.answer);
  // What the provider can't end again is over there.
  if (!ended.ok && ended.failure.failed !== 'INVALID') return ended.failure;
  await updateChat(context.db, key).set({ provider_ended: true }).execute();
  return undefined;
}

/**
 * Returns a message's key at its provider. It contains a hash of chat, text and files, so a provider that knows the key has this
 * message: a page's key alone could be another message's, or that of the provider's opening message.
 */
function deliveryKey(chat: string, { key, text, files }: ChatMessage): string {
  return derivedUuid(JSON.stringify([chat, key, text, ...files.map(({ uuid }) => uuid)]));
}

/** Tells the person in the chat that the provider refused their message. */
async function sayNotSent(context: Context, key: ChatKey): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, key);
    if (chat) await sayInChat(trx, context, chat, NOT_SENT);
  });
}

/** Returns whether the provider has every message, and doesn't know yet that the chat has ended. */
function isEndToTell({ state, provider_ended, relayed, newest }: ChatRow): boolean {
  return state === 'ENDED' && !provider_ended && relayed >= newest;
}

async function loadMessageFiles(
  context: Context,
  key: ChatKey,
  { files }: ChatMessage,
): Promise<VendorFile[]> {
  const opened = await Promise.all(files.map(({ uuid }) => openChatFile(context, key, uuid)));
  return opened.flatMap((file) => {
    if (isRefusal(file)) return [];
    const { fileName: name, contentType, bytes } = file;
    return [{ name, contentType, bytes }];
  });
}

async function openAtProvider(
  context: Context,
  port: ChatProviderPort,
  chat: ChatRow,
): Promise<ChatResult<ProviderChannel>> {
  const known = channelOf(chat);
  if (known) return { ok: true, answer: known };
  const opened = await port.open({
    ...{ chat: chat.uuid, skill: chat.skill, at: chat.started_at.toISOString() },
    ...{ name: personOf(context, chat).friendlyName, agent: chat.wanted_agent ?? undefined },
  });
  if (!opened.ok) return opened;
  const { channel, user, contact } = opened.answer;
  await updateChat(context.db, { organisation: chat.organisation, chat: chat.uuid })
    .set({ provider_channel: channel, provider_user: user, provider_contact: contact })
    .execute();
  return opened;
}

/** Returns a chat's conversation at its provider; undefined until it is open there. */
export function channelOf({
  provider_channel: channel,
  provider_user: user,
  provider_contact: contact,
}: ChatRow): ProviderChannel | undefined {
  return channel !== null && user !== null && contact !== null ? { channel, user, contact } : undefined;
}

/** Lets go of a chat: for good if the provider knows everything, else until the next attempt. */
async function release(
  trx: Trx,
  context: Context,
  key: ChatKey,
  failure: ChatFailure | undefined,
): Promise<void> {
  const chat = await lockChat(trx, key);
  if (!chat) return;
  const update = updateChat(trx, key).set({ relay_leased_until: null });
  if (failure) {
    const { failed, waitMs } = failure;
    context.log[failed === 'UNAVAILABLE' ? 'warn' : 'error'](
      { chat: key.chat, provider: chat.provider, failure: failed, attempts: chat.relay_attempts },
      'A chat could not be relayed',
    );
    if (failed === 'GONE' && chat.provider_channel !== null) {
      await update.set({ relay_due: null, relay_attempts: 0, provider_ended: true }).execute();
      if (chat.state !== 'ENDED') await endChatIn(trx, context, chat, 'FROZEN');
      return;
    }
    await update.set({ relay_due: nextAttempt(chat.relay_attempts, waitMs) }).execute();
    if (chat.relay_attempts === 1) await announce(trx, key, 'S');
    return;
  }
  const isDone = chat.relayed >= chat.newest && !isEndToTell(chat);
  await update.set({ relay_attempts: 0, relay_due: isDone ? null : sql<string>`now()` }).execute();
  if (chat.relay_attempts > 1) await announce(trx, key, 'S');
}

function nextAttempt(attempts: number, waitMs: number | undefined) {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  return sql<string>`now() + make_interval(secs => ${waitMs === undefined ? pause : waitMs / 1000})`;
}

function updateChat(db: Db | Trx, { organisation, chat }: ChatKey) {
  return db.updateTable('chat').where('organisation', '=', organisation).where('uuid', '=', chat);
}
