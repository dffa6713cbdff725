import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { messageParts } from '@homeline/domain/chat/message-parts.ts';
import type { AgentSession } from './chat-sessions.ts';

type Held = Pick<AgentSession, 'omniProxyChannelId' | 'initialMessage'>;

/** Returns the held texts as the messages to send once an agent joins. Every tab gives the same text the same key, so it arrives once. */
export function heldMessages({ omniProxyChannelId, initialMessage = '' }: Held) {
  return messageParts(initialMessage).map((text) => ({ key: keyOf(omniProxyChannelId, text), text }));
}

/** Returns the held text that hasn't arrived yet, from any tab; undefined if nothing is left. */
export function heldText(chat: Held, messages: readonly ChatMessage[]): string | undefined {
  const { omniProxyChannelId: channel, initialMessage } = chat;
  const arrived = messages.filter(
    ({ from, key, text }) => from === 'APPLICANT' && key === keyOf(channel, text),
  );
  const keys = new Set(arrived.map(({ key }) => key));
  if (heldMessages(chat).every(({ key }) => keys.has(key))) return undefined;
  // Another tab may have sent its own lines before it learned of ours.
  const left = arrived.reduce((text, message) => withoutLines(text, message.text), initialMessage ?? '');
  return left === '' ? undefined : left;
}

/** Merges another tab's held messages into a chat, dropping those that arrived. */
export function withHeldElsewhere<T extends Held>(
  chat: T,
  stored: Held | undefined,
  messages: readonly ChatMessage[],
): T {
  const isSame = stored?.omniProxyChannelId === chat.omniProxyChannelId;
  const elsewhere = stored && isSame ? heldText(stored, messages) : undefined;
  return elsewhere === undefined
    ? chat
    : { ...chat, initialMessage: joined(elsewhere, heldText(chat, messages)) };
}

/** Returns both texts, the stored one first, or the one that contains the other line by line. */
function joined(stored: string, own: string | undefined): string {
  if (own === undefined || contains(stored, own)) return stored;
  return contains(own, stored) ? own : `${stored}\n${own}`;
}

function contains(text: string, part: string): boolean {
  return `\n${text}\n`.includes(`\n${part}\n`);
}

function withoutLines(text: string, part: string): string {
  return contains(text, part) ? `\n${text}\n`.replace(`\n${part}\n`, () => '\n').slice(1, -1) : text;
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Returns the key of a held text: a hash (FNV-1a) of chat and text, shaped as a uuid. Another text never has it. */
function keyOf(channel: string, text: string): string {
  const hex = [0, 1, 2, 3].map((seed) => fnv1a(`${seed}${channel}${text}`)).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

function fnv1a(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
