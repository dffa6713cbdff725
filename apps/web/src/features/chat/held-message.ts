import { messageParts } from '@homeline/domain/chat/message-parts.ts';
import type { AgentSession } from './chat-sessions.ts';

type Held = Pick<AgentSession, 'omniProxyChannelId' | 'initialMessage'>;

/** Returns what is held until an agent joins, as the messages that are then sent. Every tab knows the same keys, so each one arrives once. */
export function heldMessages({ omniProxyChannelId, initialMessage = '' }: Held) {
  return messageParts(initialMessage).map((text, index) => ({ key: keyOf(omniProxyChannelId, index), text }));
}

/** The chat's own id, counted up. */
function keyOf(channel: string, index: number): string {
  const last = (Number.parseInt(channel.slice(-4), 16) + index) % 0x10000;
  return channel.slice(0, -4) + last.toString(16).padStart(4, '0');
}
