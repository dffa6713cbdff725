import type { Database } from '../../db/database.ts';
import { CHATS_CHANNEL, type ChatChange } from './chats.ts';

/** A change, as it reaches every process. `chat` is absent when only the desk changed. */
export type ChatNews = {
  readonly change: ChatChange;
  readonly organisation: string;
  readonly chat: string | undefined;
};

/** Gets the news of the chats that a person follows. */
export type ChatFollower = {
  onNews(news: ChatNews): void;
  /** Called when news may have been lost: reload everything shown. */
  onGap(): void;
};

/** The news of chats, from every process. It only says what changed: messages are read from the table, by their numbers. */
export type ChatFeed = {
  /** @returns the end of following */
  follow(follower: ChatFollower): () => void;
};

/** Opens the feed. */
export async function openChatFeed({ listen }: Database): Promise<ChatFeed> {
  const followers = new Set<ChatFollower>();
  await listen(
    CHATS_CHANNEL,
    (payload) => {
      const [change, organisation = '', chat] = payload.split(' ');
      for (const follower of followers) follower.onNews({ change: change as ChatChange, organisation, chat });
    },
    () => {
      for (const follower of followers) follower.onGap();
    },
  );
  return {
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}
