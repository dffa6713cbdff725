import type { ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import type { RatingState } from '@homeline/domain/chat/chat-rating.ts';
import { CHAT_SILENCE_MINUTES, UNANSWERED_MINUTES } from '@homeline/domain/chat/conversation.ts';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ChatTable } from '../../db/tables/chat.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import type { ChatKey } from './chat-tokens.ts';

export type ChatRow = Selectable<ChatTable>;

/** Who chats, as they said or as their account says. */
export type ChatPerson = {
  readonly friendlyName: string;
  readonly emailAddress: string;
  /** Where a visitor who left a message wants to be called back. */
  readonly phone?: string;
};

/** Wakes everyone who follows chats, in every process. */
export const CHATS_CHANNEL = 'chat';

/**
 * What changed in a chat.
 * - `M`: there are new messages.
 * - `S`: its status.
 * - `Q`: the lender's queue, since a chat came to it or left it.
 * - `D`: the desk apart from its chats, such as an agent's presence.
 * - `TA`, `TB`: the agent, or the borrower, is typing.
 */
export type ChatChange = 'M' | 'S' | 'Q' | 'D' | 'TA' | 'TB';

/** Makes the relay of a chat to its provider due now, unless it is already due. */
export const RELAY_NOW = sql<string>`coalesce(relay_due, now())`;

/** Tells everyone who follows a chat what changed. In a transaction, they learn of it once it commits. */
export async function announce(
  db: Db | Trx,
  { organisation, chat }: ChatKey,
  ...changes: readonly ChatChange[]
): Promise<void> {
  for (const change of changes)
    await sql`select pg_notify(${CHATS_CHANNEL}, ${`${change} ${organisation} ${chat}`})`.execute(db);
}

/** Tells the lender's agents that their desk changed in something other than a chat. */
export async function announceDesk(db: Db | Trx, organisation: string): Promise<void> {
  await sql`select pg_notify(${CHATS_CHANNEL}, ${`D ${organisation}`})`.execute(db);
}

/** Returns a chat; undefined when the lender has no such chat. */
export function findChat(db: Db | Trx, { organisation, chat }: ChatKey): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chat')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('uuid', '=', chat)
    .executeTakeFirst();
}

/** Locks a chat, so that its messages are numbered in the order in which they commit. */
export function lockChat(trx: Trx, { organisation, chat }: ChatKey): Promise<ChatRow | undefined> {
  return trx
    .selectFrom('chat')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('uuid', '=', chat)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether the session that a chat was started in is alive. A visitor's chat has none. */
export async function isSessionAlive(db: Db | Trx, { session }: Pick<ChatRow, 'session'>): Promise<boolean> {
  if (session === null) return true;
  const row = await db
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', session)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a chat exists and its starting session is still active. */
export async function isChatAlive(db: Db, key: ChatKey): Promise<boolean> {
  const chat = await findChat(db, key);
  return chat !== undefined && isSessionAlive(db, chat);
}

/** Returns the state of a chat, for everyone in it. */
export async function statusOf(context: Context, chat: ChatRow): Promise<ChatStatus> {
  const { db, clock } = context;
  const since = chat.waiting_since;
  const rating = await ratingStateOf(db, chat);
  const agentName = chat.agent ? await firstNameOf(db, chat.agent) : agentAtProvider(context, chat);
  return {
    state: chat.state,
    provider: chat.provider,
    ...(chat.ended_by && { endedBy: chat.ended_by }),
    ...(agentName && { agentName }),
    ...(rating && { rating }),
    ...(chat.relay_due !== null && chat.relay_attempts > 0 && { isDelayed: true }),
    ...(chat.state === 'WAITING' && chat.provider === 'desk' && { ahead: await countAhead(context, chat) }),
    isUnanswered:
      chat.state === 'WAITING' &&
      since !== null &&
      clock.nowMs() - since.getTime() >= UNANSWERED_MINUTES * 60_000,
    newest: chat.newest,
    read: { applicant: chat.read_by_applicant, agent: chat.read_by_agent },
  };
}

/** Returns whether a chat is or can be rated; undefined while it is open, or if no agent answered. */
export async function ratingStateOf(
  db: Db | Trx,
  { organisation, uuid, state, first_reply_at }: ChatRow,
): Promise<RatingState | undefined> {
  if (state !== 'ENDED' || first_reply_at === null) return undefined;
  const row = await db
    .selectFrom('chat_rating')
    .select('score')
    .where('organisation', '=', organisation)
    .where('chat', '=', uuid)
    .executeTakeFirst();
  return row ? 'DONE' : 'OPEN';
}

/** Returns how many other people wait at the desk before this one. People who left a message and went away don't count. */
async function countAhead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { organisation, skill, waiting_since, person_hash }: ChatRow,
): Promise<number> {
  const thereSince = new Date(clock.nowMs() - CHAT_SILENCE_MINUTES * 60_000);
  const { count } = await db
    .selectFrom('chat')
    .select(sql<number>`count(distinct person_hash)::int`.as('count'))
    .where('organisation', '=', organisation)
    .where('skill', '=', skill)
    .where('provider', '=', 'desk')
    .where('state', '=', 'WAITING')
    .where('waiting_since', '<', waiting_since)
    .where('person_hash', '!=', person_hash)
    .where('is_left', '=', false)
    .where((eb) => eb(eb.fn.coalesce('last_message_at', 'started_at'), '>=', thereSince))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the first name of the agent who answers a chat at its provider; undefined without one. */
export function agentAtProvider(
  { sealing }: Pick<Context, 'sealing'>,
  { uuid, provider_agent }: ChatRow,
): string | undefined {
  return provider_agent === null ? undefined : sealing.open(provider_agent, agentEncryptionContext(uuid));
}

/**
 * Returns an agent's first name: what borrowers read of them. An account without a name is named by its email address, which they don't
 * read.
 */
export async function firstNameOf(db: Db | Trx, agent: string): Promise<string> {
  const [first = ''] = (await accountName(db, agent)).split(' ');
  return first && !first.includes('@') ? first : 'An agent';
}

/** Returns the whole name of an account. Borrowers read an agent's first name alone. */
export async function accountName(db: Db | Trx, identity: string): Promise<string> {
  const row = await db.selectFrom('auth.user').select('name').where('id', '=', identity).executeTakeFirst();
  return row?.name ?? '';
}

/** Returns who chats. */
export function personOf({ sealing }: Pick<Context, 'sealing'>, { uuid, person }: ChatRow): ChatPerson {
  return JSON.parse(sealing.open(person, personEncryptionContext(uuid))) as ChatPerson;
}

/** Returns the encryption context of a chat's person. */
export function personEncryptionContext(chat: string): EncryptionContext {
  return { application: `chat ${chat}`, field: 'person' };
}

/** Returns the encryption context of a note about a chat. */
export function chatNoteEncryptionContext(chat: string, note: string): EncryptionContext {
  return { application: `chat ${chat}`, field: `note ${note}` };
}

/** Returns the encryption context of what the person of a chat wrote about it. */
export function ratingEncryptionContext(chat: string): EncryptionContext {
  return { application: `chat ${chat}`, field: 'rating' };
}

/** Returns the encryption context of the name of a chat's agent at a provider. */
export function agentEncryptionContext(chat: string): EncryptionContext {
  return { application: `chat ${chat}`, field: 'agent' };
}
