import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { Context } from '../../../context.ts';
import { portOf } from '../carrier.ts';
import { receiveEvent, receiveMessage } from './receive.ts';
import { channelOf } from './relay.ts';

const MOST_CHATS = 50;

/** Reads the newest messages of open chats at their providers, and other changes, so that a lost webhook loses nothing. */
export async function catchUpChats(context: Context): Promise<void> {
  const open = await context.db
    .selectFrom('chat')
    .selectAll()
    .where('provider', '!=', 'desk')
    .where('state', '!=', 'ENDED')
    .where('provider_channel', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(MOST_CHATS)
    .execute();
  const silent = new Set<string>();
  for (const chat of open) {
    const port = portOf(context, chat.provider);
    const at = channelOf(chat);
    if (!port || !at || silent.has(chat.provider)) continue;
    const read = await port.history(at);
    // One chat is enough to learn that a provider doesn't answer.
    if (!read.ok && read.failure.failed === 'UNAVAILABLE') silent.add(chat.provider);
    if (!read.ok) continue;
    const provider = { name: chat.provider as OutsideProvider, port };
    const key = { organisation: chat.organisation, chat: chat.uuid };
    for (const message of read.answer) await receiveMessage(context, provider, key, message);
    const happened = await port.happened?.(at);
    if (happened?.ok) for (const event of happened.answer) await receiveEvent(context, provider, event);
  }
}
