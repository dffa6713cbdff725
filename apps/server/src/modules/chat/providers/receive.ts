import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { chatFileName } from '@homeline/domain/chat/attachments.ts';
import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { MOST_MESSAGE_CHARACTERS } from '@homeline/domain/chat/conversation.ts';
import { PERSONAL_NUMBER_REMOVED, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import { derivedUuid } from '../../../audit/derived-uuid.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../db/tables.ts';
import { isRefusal } from '../../../refusal.ts';
import type { ChatProviderPort, ProviderEvent, ProviderMessage } from '../../../vendors/chat/port.ts';
import { malwareRefusal } from '../../documents/scan-file.ts';
import { keepChatFile } from '../chat-files.ts';
import type { ChatKey } from '../chat-tokens.ts';
import { agentAtProvider, agentEncryptionContext, announce, type ChatRow, lockChat } from '../chats.ts';
import { endChatIn, sayInChat } from '../end-chat.ts';
import { appendMessage, hasMessage } from '../messages.ts';

type Provider = { readonly name: OutsideProvider; readonly port: ChatProviderPort };

/** A file of an agent's message, read at the provider. `bytes` is absent when it couldn't be. */
type ReadFile = { readonly name: string; readonly bytes: Uint8Array | undefined };

/** Takes over what happened at a provider. Ignores known events, and conversations that aren't ours. */
export async function receiveEvent(
  context: Context,
  provider: Provider,
  event: ProviderEvent,
): Promise<void> {
  const key = await chatAt(context, provider.name, event.channel);
  if (!key) return;
  switch (event.kind) {
    case 'TYPING':
      return announce(context.db, key, 'TA');
    case 'MESSAGE':
      return receiveMessage(context, provider, key, event.message);
    case 'JOINED':
      return inOpenChat(context, key, (trx, chat) => join(trx, context, chat, event.agent));
    case 'ENDED':
      return inOpenChat(context, key, (trx, chat) => endChatIn(trx, context, chat, event.by));
  }
}

/** Appends an agent's message with its files, once for the provider's id. */
export async function receiveMessage(
  context: Context,
  { name, port }: Provider,
  key: ChatKey,
  message: ProviderMessage,
): Promise<void> {
  const messageKey = derivedUuid(`${name} ${message.id}`);
  if (await hasMessage(context.db, key, messageKey)) return;
  const files: ReadFile[] = [];
  for (const file of message.files) {
    const bytes = await port.download(file);
    const refusal = bytes && (await malwareRefusal(context, bytes));
    // While the scanner doesn't answer, the message waits for the next catch-up.
    if (refusal?.refused === 'UNAVAILABLE') return;
    files.push({ name: chatFileName(file.name), bytes: refusal ? undefined : bytes });
  }
  await inOpenChat(context, key, async (trx, chat) => {
    if (await hasMessage(trx, key, messageKey)) return;
    // A provider that doesn't say who joined says who wrote.
    if (chat.state === 'WAITING') await join(trx, context, chat, message.agent ?? SOMEBODY);
    const kept: ChatFile[] = [];
    const lost: string[] = [];
    for (const file of files) {
      const one = await keep(trx, context, chat, file);
      if (one) kept.push(one);
      else lost.push(file.name);
    }
    const text = [shownText(message.text), ...lost.map((one) => `(${one} can’t be shown here.)`)]
      .filter(Boolean)
      .join('\n');
    if (text === '' && kept.length === 0) return;
    const author = { author: 'AGENT', name: message.agent && firstName(message.agent) } as const;
    const sent = { key: messageKey, text, files: kept.map(({ uuid }) => uuid) };
    // Reload the chat after a join: it numbers the messages.
    const now = (await lockChat(trx, key)) ?? chat;
    await appendMessage(trx, context, now, author, sent);
  });
}

/** The name shown for an agent without one. */
const SOMEBODY = 'An agent';

async function join(trx: Trx, context: Context, chat: ChatRow, agent: string): Promise<void> {
  const name = firstName(agent);
  const { organisation, uuid } = chat;
  const before = agentAtProvider(context, chat);
  if (chat.state === 'ACTIVE' && before === name) return;
  await trx
    .updateTable('chat')
    .set({ state: 'ACTIVE', waiting_since: null })
    .set({ provider_agent: context.sealing.seal(name, agentEncryptionContext(uuid)) })
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .execute();
  await sayInChat(trx, context, chat, `${name} ${before ? 'took over' : 'joined'} the chat.`);
  await announce(trx, { organisation, chat: uuid }, 'S');
}

/** Borrowers read an agent's first name. */
function firstName(name: string): string {
  return name === SOMEBODY ? name : (name.trim().split(' ')[0] || SOMEBODY).slice(0, 60);
}

/** Returns an agent's text, cut to a message's limit; a note in its place if it has a personal number. */
function shownText(text: string): string {
  const personal = personalNumberIn(text);
  return personal ? PERSONAL_NUMBER_REMOVED[personal] : text.trim().slice(0, MOST_MESSAGE_CHARACTERS);
}

async function keep(
  trx: Trx,
  context: Context,
  chat: ChatRow,
  { name, bytes }: ReadFile,
): Promise<ChatFile | undefined> {
  if (!bytes) return undefined;
  const kept = await keepChatFile(trx, context, chat, 'AGENT', name.slice(-200), {
    ...{ contentType: '', bytes },
  });
  return isRefusal(kept) ? undefined : kept;
}

async function chatAt(
  { db }: Context,
  provider: OutsideProvider,
  channel: string,
): Promise<ChatKey | undefined> {
  return db
    .selectFrom('chat')
    .select(['organisation', 'uuid as chat'])
    .where('provider', '=', provider)
    .where('provider_channel', '=', channel)
    .executeTakeFirst();
}

/** Acts on a chat with its row locked, if it hasn't ended. */
function inOpenChat(
  { db }: Context,
  key: ChatKey,
  act: (trx: Trx, chat: ChatRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const chat = await lockChat(trx, key);
    if (chat && chat.state !== 'ENDED') await act(trx, chat);
  });
}
