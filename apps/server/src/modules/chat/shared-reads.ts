import type { ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import type { OmniEvent } from '@homeline/contract/chat/omni-messages.ts';
import type { Context } from '../../context.ts';
import type { ChatKey } from './chat-tokens.ts';
import { findChat, statusOf } from './chats.ts';
import { messagesAfter } from './messages.ts';

/** A page that missed more messages reads its history again. */
const MOST_MISSED = 200;

/** New messages as they are sent to a page, and the number of the newest. */
export type Missed = { readonly newest: number; readonly frame: string };

/** Reads for one piece of news, shared by the pages that follow a chat: each is made, and written as JSON, once. */
export type SharedReads = {
  /** @returns undefined when there are no messages after this number */
  missed(key: ChatKey, after: number): Promise<Missed | undefined>;
  status(key: ChatKey): Promise<ChatStatus | undefined>;
};

/** Creates the reads for news that has just arrived. They are never older than the news. */
export function sharedReads(context: Context): SharedReads {
  const missed = new Map<string, Promise<Missed | undefined>>();
  const statuses = new Map<string, Promise<ChatStatus | undefined>>();
  return {
    missed: (key, after) => kept(missed, `${key.chat} ${after}`, () => readMissed(context, key, after)),
    status: (key) =>
      kept(statuses, key.chat, async () => {
        const chat = await findChat(context.db, key);
        return chat && statusOf(context, chat);
      }),
  };
}

function kept<Value>(values: Map<string, Promise<Value>>, key: string, read: () => Promise<Value>) {
  const value = values.get(key) ?? read();
  values.set(key, value);
  return value;
}

async function readMissed(context: Context, key: ChatKey, after: number): Promise<Missed | undefined> {
  const messages = await messagesAfter(context, key, after, MOST_MISSED);
  const newest = messages.at(-1)?.number;
  if (newest === undefined) return undefined;
  const channelId = key.chat;
  const event: OmniEvent =
    messages.length > MOST_MISSED
      ? { event: 'reload', channelId }
      : { event: 'messages', channelId, messages };
  return { newest, frame: JSON.stringify(event) };
}
