import type {
  ChatFile,
  ChatMessage,
  ChatMessagePage,
  NewChatMessage,
} from '@homeline/contract/chat/chat-message.ts';
import { CHAT_PAGE_SIZE, type ChatAuthor } from '@homeline/domain/chat/conversation.ts';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { ChatMessageTable } from '../../db/tables/chat.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';
import type { ChatKey } from './chat-tokens.ts';
import { announce, type ChatRow, findChat, firstNameOf, RELAY_NOW, statusOf } from './chats.ts';

type Content = {
  readonly text: string;
  readonly files: readonly ChatFile[];
  /** The first name of an agent at a provider. */
  readonly name?: string | undefined;
};
type Author = { readonly author: ChatAuthor; readonly agent?: string; readonly name?: string | undefined };

/**
 * Appends a message to a locked chat, in the caller's transaction. A repeated key returns the stored message if it is the same one.
 * @returns a refusal for a personal number, a file that isn't there, or a key of another message
 */
export async function appendMessage(
  trx: Trx,
  context: Context,
  chat: ChatRow,
  { author, agent, name }: Author,
  { key, text, files }: NewChatMessage,
): Promise<ChatMessage | Refusal> {
  const chatKey = { organisation: chat.organisation, chat: chat.uuid };
  const known = await messagesOf(trx, chatKey).where('key', '=', key).executeTakeFirst();
  if (known) {
    const stored = await readMessage(trx, context, known);
    return isSame(stored, { author, text, files }) ? stored : refuse('KEY_REUSED');
  }
  const personal = author === 'SYSTEM' ? undefined : personalNumberIn(text);
  if (personal) return refuse('INVALID_INPUT', { fields: { text: PERSONAL_NUMBER_WORDS[personal] } });
  const number = chat.newest + 1;
  const sent = await claimFiles(trx, chatKey, author, files, number);
  if (isRefusal(sent)) return sent;
  const at = context.clock.now();
  const row = {
    ...{ organisation: chat.organisation, chat: chat.uuid, number, key, author, agent: agent ?? null },
    content: context.sealing.seal(
      JSON.stringify({ text, files: sent, name } satisfies Content),
      messageEncryptionContext(chat.uuid, number),
    ),
    sent_at: at,
  };
  await trx.insertInto('chat_message').values(row).execute();
  await trx
    .updateTable('chat')
    .set({ newest: number, last_message_at: at })
    // A system message, such as who joined, is no reply: the last author stays the person or the agent.
    .$if(author !== 'SYSTEM', (update) => update.set({ last_author: author }))
    .$if(author === 'APPLICANT', (update) => update.set({ read_by_applicant: number }))
    // A message of the person brings back a chat that was put aside.
    .$if(author === 'APPLICANT' && chat.is_snoozed, (update) =>
      update.set({ is_snoozed: false, snoozed_until: at }),
    )
    .$if(author === 'APPLICANT' && chat.provider !== 'desk', (update) => update.set({ relay_due: RELAY_NOW }))
    .$if(author === 'AGENT', (update) => update.set({ read_by_agent: number, unread_from: null }))
    .$if(author === 'AGENT' && agent !== undefined, (update) => update.set({ answered_by: agent! }))
    .$if(author === 'AGENT' && chat.first_reply_at === null, (update) => update.set({ first_reply_at: at }))
    .where('organisation', '=', chat.organisation)
    .where('uuid', '=', chat.uuid)
    .execute();
  await announce(trx, chatKey, 'M');
  return readMessage(trx, context, { ...row, sent_at: new Date(at) });
}

/** Returns whether a stored message is the one sent now. */
function isSame(
  stored: ChatMessage,
  { author, text, files }: Pick<NewChatMessage, 'text' | 'files'> & { readonly author: ChatAuthor },
): boolean {
  const uuids = new Set(files);
  return (
    stored.from === author &&
    stored.text === text &&
    stored.files.length === uuids.size &&
    stored.files.every(({ uuid }) => uuids.has(uuid))
  );
}

/** Returns whether a chat has a message of a key. */
export async function hasMessage(db: Db | Trx, chat: ChatKey, key: string): Promise<boolean> {
  const known = await messagesOf(db, chat)
    .clearSelect()
    .select('number')
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/** Marks files as sent with a message. They must be the sender's own, and not sent before. */
async function claimFiles(
  trx: Trx,
  { organisation, chat }: ChatKey,
  author: ChatAuthor,
  wanted: readonly string[],
  message: number,
): Promise<readonly ChatFile[] | Refusal> {
  const uuids = [...new Set(wanted)];
  if (uuids.length === 0) return [];
  const rows = await trx
    .updateTable('chat_file')
    .set({ message })
    .where('organisation', '=', organisation)
    .where('chat', '=', chat)
    .where('author', '=', author)
    .where('message', 'is', null)
    .where('uuid', 'in', uuids)
    .returning(['uuid', 'name', 'type', 'size'])
    .execute();
  if (rows.length < uuids.length)
    return refuse('INVALID_INPUT', { fields: { files: 'Choose the file again' } });
  return uuids.flatMap((uuid) => rows.filter((row) => row.uuid === uuid));
}

type MessageRow = Selectable<ChatMessageTable>;

function messagesOf(db: Db | Trx, { organisation, chat }: ChatKey) {
  return db
    .selectFrom('chat_message')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('chat', '=', chat);
}

async function readMessage(
  db: Db | Trx,
  { sealing }: Context,
  { chat, number, key, author, agent, content, sent_at }: MessageRow,
): Promise<ChatMessage> {
  const { text, files, name } = JSON.parse(
    sealing.open(content, messageEncryptionContext(chat, number)),
  ) as Content;
  return {
    ...{ number, key, from: author, text, files: [...files], at: sent_at.toISOString() },
    ...(name && { name }),
    ...(agent && { name: await firstNameOf(db, agent) }),
  };
}

/** Returns the messages after a number, oldest first, at most one more than `most`. */
export async function messagesAfter(
  context: Context,
  key: ChatKey,
  after: number,
  most: number,
): Promise<ChatMessage[]> {
  const rows = await messagesOf(context.db, key)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most + 1)
    .execute();
  return Promise.all(rows.map((row) => readMessage(context.db, context, row)));
}

/** Returns a page of a chat's messages: the newest, or those before a number. */
export async function messagePage(
  context: Context,
  key: ChatKey,
  before: number | undefined,
): Promise<ChatMessagePage | Refusal> {
  const chat = await findChat(context.db, key);
  if (!chat) return refuse('NOT_FOUND');
  let older = messagesOf(context.db, key);
  if (before !== undefined) older = older.where('number', '<', before);
  const rows = await older
    .orderBy('number', 'desc')
    .limit(CHAT_PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, CHAT_PAGE_SIZE).toReversed();
  return {
    messages: await Promise.all(shown.map((row) => readMessage(context.db, context, row))),
    hasMore: rows.length > CHAT_PAGE_SIZE,
    status: await statusOf(context, chat),
  };
}

/** Returns the encryption context of a message. */
export function messageEncryptionContext(chat: string, number: number): EncryptionContext {
  return { application: `chat ${chat}`, field: `message ${number}` };
}
