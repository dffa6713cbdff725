import type { ChatMessage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import { OMNI_PING_MS, OmniEvent, TYPING_MS } from '@homeline/contract/chat/omni-messages.ts';
import { CLOSE_CODES } from '@homeline/contract/realtime/messages.ts';
import { realMs } from '../session/clock.ts';
import type { PageSocket } from '../session/page-socket.ts';

type Follower = {
  /** The token of the chat or of a member of staff, read at each connection. Without one nothing is followed. */
  readonly token: () => string | undefined;
  /** Whether the server reports every change; false while the connection is lost. */
  onLive(isLive: boolean): void;
  /** The token is no longer valid. Nothing more is reported. */
  onRefused(): void;
};

export type ChatFollower = Follower & {
  readonly channelId: string;
  /** The number of the last message that the page has; 0 for none. */
  readonly after: number;
  /** New messages in order, each once. */
  onMessages(messages: readonly ChatMessage[]): void;
  onStatus(status: ChatStatus): void;
  /** The other side is typing. */
  onTyping(): void;
  /** Too many messages were missed: the page reads its history again, and returns the number of its newest message. */
  onReload(): Promise<number>;
};

export type DeskFollower = Follower & { onChange(): void };

export type FollowedChat = {
  /** Tells the others that this person is typing, at most once a second. */
  typing(): void;
  /** Tells the others up to which message this person has read. It is told again if the connection is lost. */
  read(number: number): void;
  leave(): void;
};

/** What a page follows through the omni proxy: each chat once, and one lender's queue. */
export type OmniChannel = {
  followChat(follower: ChatFollower): FollowedChat;
  /** Follows the lender's queue. Returns the end of following. */
  followDesk(follower: DeskFollower): () => void;
};

type Followed = {
  readonly follower: ChatFollower;
  isLive: boolean;
  /** The number of the last message that the page has. */
  last: number;
  read: number;
  typedAtMs: number;
};

const SILENCE_MS = 2.5 * OMNI_PING_MS;

/** Opens the omni proxy's channel on a page's socket. It catches up on missed messages. */
export function openOmniChannel(socket: PageSocket): OmniChannel {
  const chats = new Map<string, Followed>();
  let desk: { readonly follower: DeskFollower; isLive: boolean } | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  const isFollowing = () => chats.size > 0 || desk !== undefined;

  function ping(): void {
    const [channelId] = chats.keys();
    // Nobody may have followed a refused chat again.
    if (!isFollowing()) update();
    else socket.send({ route: 'ping', ...(channelId !== undefined && { channelId }) });
  }

  /** Opens or closes the socket after a follower came or left. */
  function update(): void {
    if (!isFollowing()) {
      clearInterval(pinging);
      pinging = undefined;
    } else pinging ??= setInterval(ping, OMNI_PING_MS);
    socket.update();
  }

  function join({ follower, last }: Followed): void {
    const token = follower.token();
    if (token !== undefined)
      socket.send({ route: 'join', channelId: follower.channelId, token, after: last });
  }

  function joinDesk(): void {
    const token = desk?.follower.token();
    if (token !== undefined) socket.send({ route: 'desk', token });
  }

  function setLive(one: { readonly follower: Follower; isLive: boolean }, isLive: boolean): void {
    if (one.isLive === isLive) return;
    one.isLive = isLive;
    one.follower.onLive(isLive);
  }

  function receive(message: object): void {
    const event = OmniEvent.safeParse(message).data;
    if (!event || event.event === 'pong') return;
    const chat = 'channelId' in event ? chats.get(event.channelId ?? '') : undefined;
    if (chat) receiveForChat(chat, event);
    else if (!('channelId' in event)) receiveForDesk(event.event);
  }

  function receiveForDesk(event: OmniEvent['event']): void {
    if (!desk) return;
    const { follower } = desk;
    if (event === 'refused') {
      desk = undefined;
      follower.onRefused();
    } else {
      setLive(desk, true);
      follower.onChange();
    }
  }

  function receiveForChat(chat: Followed, event: OmniEvent): void {
    const { follower } = chat;
    if (event.event === 'joined') {
      setLive(chat, true);
      if (chat.read > 0) socket.send({ route: 'read', channelId: follower.channelId, number: chat.read });
    }
    if (event.event === 'joined' || event.event === 'status') follower.onStatus(event.status);
    if (event.event === 'messages') receiveMessages(chat, event.messages);
    if (event.event === 'typing') follower.onTyping();
    if (event.event === 'reload') void reload(chat);
    if (event.event === 'refused') {
      chats.delete(follower.channelId);
      follower.onRefused();
    }
  }

  function receiveMessages(chat: Followed, messages: readonly ChatMessage[]): void {
    const fresh = messages.filter(({ number }) => number > chat.last);
    chat.last = Math.max(chat.last, ...fresh.map(({ number }) => number));
    if (fresh.length > 0) chat.follower.onMessages(fresh);
  }

  async function reload(chat: Followed): Promise<void> {
    try {
      chat.last = Math.max(chat.last, await chat.follower.onReload());
    } catch {
      // Reconnecting requests the missed messages again.
      socket.giveUp();
    }
  }

  socket.add({
    silenceMs: () => (isFollowing() ? SILENCE_MS : undefined),
    onOpen() {
      for (const chat of chats.values()) join(chat);
      joinDesk();
    },
    onMessage: receive,
    onLost(code) {
      // Another connection opens at once, without the session that has ended.
      if (code === CLOSE_CODES.SESSION_ENDED) return;
      for (const chat of chats.values()) setLive(chat, false);
      if (desk) setLive(desk, false);
    },
  });

  return {
    followChat(follower) {
      const { channelId, after } = follower;
      const chat: Followed = { follower, isLive: false, last: after, read: 0, typedAtMs: 0 };
      chats.set(channelId, chat);
      join(chat);
      update();
      return {
        typing() {
          if (realMs() - chat.typedAtMs < TYPING_MS) return;
          chat.typedAtMs = realMs();
          socket.send({ route: 'typing', channelId });
        },
        read(number) {
          if (number <= chat.read) return;
          chat.read = number;
          socket.send({ route: 'read', channelId, number });
        },
        leave() {
          // Another follower of the chat may have taken its place.
          if (chats.get(channelId) !== chat) return;
          chats.delete(channelId);
          socket.send({ route: 'leave', channelId });
          update();
        },
      };
    },
    followDesk(follower) {
      const mine = { follower, isLive: false };
      desk = mine;
      joinDesk();
      update();
      return () => {
        if (desk !== mine) return;
        desk = undefined;
        update();
      };
    },
  };
}
