import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { messageParts } from '@homeline/domain/chat/message-parts.ts';
import type { AgentSession } from './chat-sessions.ts';

type Held = Pick<AgentSession, 'omniProxyChannelId' | 'initialMessage'>;

/** Returns what is held until an agent joins, as the messages that are then sent. Every tab knows the same keys, so each one arrives once. */
export function heldMessages({ omniProxyChannelId, initialMessage = '' }: Held) {
  return messageParts(initialMessage).map((text, index) => ({ key: keyOf(omniProxyChannelId, index), text }));
}

/** Returns whether everything that a chat holds has arrived. */
export function isHeldSent(chat: Held, messages: readonly ChatMessage[]): boolean {
  const keys = new Set(messages.map(({ key }) => key));
  return heldMessages(chat).every(({ key }) => keys.has(key));
}

/** Returns a chat with what another tab holds in it, too. What has arrived is held no more. */
export function withHeldElsewhere<T extends Held>(
  chat: T,
  stored: Held | undefined,
  messages: readonly ChatMessage[],
): T {
  const { omniProxyChannelId, initialMessage } = stored ?? {};
  const isElsewhere = initialMessage !== undefined && omniProxyChannelId === chat.omniProxyChannelId;
  if (!stored || !isElsewhere || isHeldSent(stored, messages)) return chat;
  return { ...chat, initialMessage: joined(initialMessage, chat.initialMessage) };
}

/** Returns both texts, the stored one first, or the one that contains the other line by line. */
function joined(stored: string, own: string | undefined): string {
  if (own === undefined || contains(stored, own)) return stored;
  return contains(own, stored) ? own : `${stored}\n${own}`;
}

function contains(text: string, part: string): boolean {
  return `\n${text}\n`.includes(`\n${part}\n`);
}

/** The chat's own id, counted up. */
function keyOf(channel: string, index: number): string {
  const last = (Number.parseInt(channel.slice(-4), 16) + index) % 0x10000;
  return channel.slice(0, -4) + last.toString(16).padStart(4, '0');
}
