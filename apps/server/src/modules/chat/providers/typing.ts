import type { Context } from '../../../context.ts';
import { portOf } from '../carrier.ts';
import type { ChatKey } from '../chat-tokens.ts';
import { findChat } from '../chats.ts';
import { channelOf } from './relay.ts';

/** Tells a chat's provider that the person is typing. Nobody waits for the call, and a lost one does no harm. */
export function tellTyping(context: Context, key: ChatKey): void {
  const tell = async () => {
    const chat = await findChat(context.db, key);
    const at = chat?.state === 'ACTIVE' ? channelOf(chat) : undefined;
    if (chat && at) await portOf(context, chat.provider)?.typing?.(at);
  };
  void tell().catch(() => undefined);
}
