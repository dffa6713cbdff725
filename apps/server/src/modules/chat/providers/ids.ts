import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import type { Context } from '../../../context.ts';
import { portOf } from '../carrier.ts';
import type { ChatKey } from '../chat-tokens.ts';
import { findChat } from '../chats.ts';
import { channelOf } from './relay.ts';

type Ids = Pick<
  StartedChat,
  'conversationSid' | 'providerChannelId' | 'providerUserId' | 'providerUserToken'
>;

/** Returns what a chat and its person are called at the provider; empty at our own desk, and while the provider can't be reached. */
export async function idsAtProvider(context: Context, key: ChatKey): Promise<Ids> {
  const chat = await findChat(context.db, key);
  const at = chat && channelOf(chat);
  if (!at)
    return { conversationSid: key.chat, providerChannelId: '', providerUserId: '', providerUserToken: '' };
  const token = await portOf(context, chat.provider)?.userToken?.(at.user);
  return {
    ...{ conversationSid: at.channel, providerChannelId: at.channel },
    ...{ providerUserId: at.user, providerUserToken: token ?? '' },
  };
}
