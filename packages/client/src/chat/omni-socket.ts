import type { ChatMessage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import {
  OMNI_LIFE_MS,
  OMNI_PATH,
  OMNI_PING_MS,
  OmniEvent,
  type OmniRequest,
  TYPING_MS,
} from '@homeline/contract/chat/omni-messages.ts';
import { nowMs } from '../session/clock.ts';

type Follower = {
  /** The token of the chat or of a member of staff, read at each connection. Without one nothing is followed. */
  readonly token: () => string | undefined;
  /** Whether the server tells of every change; false while the connection is lost. */
  onLive(isLive: boolean): void;
  /** The token counts no more. Nothing is told from then on. */
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

export type OmniSocket = {
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

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const SILENCE_MS = 2.5 * OMNI_PING_MS;
/** A connection is replaced before the server ends it, so that nobody is told of a loss. */
const REPLACED_MS = OMNI_LIFE_MS - 60_000;

/**
 * Creates a page's connection to the omni proxy. It opens with the first follower, closes after the last, connects again by itself and
 * catches up on missed messages.
 * @param baseUrl the server's address; empty for the page's own
 */
export function createOmniSocket(baseUrl: string): OmniSocket {
  const chats = new Map<string, Followed>();
  let desk: { readonly follower: DeskFollower; isLive: boolean } | undefined;
  let socket: WebSocket | undefined;
  let failures = 0;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  let aging: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    if (socket || (chats.size === 0 && !desk)) return;
    clearTimeout(reconnecting);
    const address = new URL(baseUrl + OMNI_PATH, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const connection = new WebSocket(address);
    socket = connection;
    expectMessage();
    connection.addEventListener('open', () => {
      pinging = setInterval(ping, OMNI_PING_MS);
      aging = setTimeout(replace, REPLACED_MS);
      for (const chat of chats.values()) join(chat);
      joinDesk();
    });
    connection.addEventListener('message', ({ data }) => {
      if (socket === connection) receive(String(data));
    });
    connection.addEventListener('close', () => {
      if (socket === connection) drop();
    });
  }

  function ping(): void {
    const [channelId] = chats.keys();
    send({ route: 'ping', ...(channelId !== undefined && { channelId }) });
  }

  function end(): void {
    const ended = socket;
    socket = undefined;
    clearInterval(pinging);
    clearTimeout(silence);
    clearTimeout(aging);
    ended?.close();
  }

  function replace(): void {
    end();
    connect();
  }

  /** Gives the connection up without waiting for its close, which an absent network never brings. */
  function drop(): void {
    end();
    for (const chat of chats.values()) setLive(chat, false);
    if (desk) setLive(desk, false);
    reconnectLater();
  }

  /** Each failure doubles the pause. Pages that lost the same server come back at different times. */
  function reconnectLater(): void {
    clearTimeout(reconnecting);
    if (chats.size === 0 && !desk) return;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    reconnecting = setTimeout(connect, pauseMs * (0.5 + Math.random()));
  }

  /** Ends a connection that has been silent for too long: a network may drop one without a word. */
  function expectMessage(): void {
    clearTimeout(silence);
    silence = setTimeout(drop, SILENCE_MS);
  }

  function send(request: OmniRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  }

  function join({ follower, last }: Followed): void {
    const token = follower.token();
    if (token !== undefined) send({ route: 'join', channelId: follower.channelId, token, after: last });
  }

  function joinDesk(): void {
    const token = desk?.follower.token();
    if (token !== undefined) send({ route: 'desk', token });
  }

  function setLive(one: { readonly follower: Follower; isLive: boolean }, isLive: boolean): void {
    if (one.isLive === isLive) return;
    one.isLive = isLive;
    one.follower.onLive(isLive);
  }

  function receive(text: string): void {
    failures = 0;
    expectMessage();
    const event = OmniEvent.safeParse(JSON.parse(text)).data;
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
      if (chat.read > 0) send({ route: 'read', channelId: follower.channelId, number: chat.read });
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
      // The next connection learns again that messages are missing.
      drop();
    }
  }

  function closeUnused(): void {
    if (socket && chats.size === 0 && !desk) drop();
  }

  window.addEventListener('online', connect);
  window.addEventListener('offline', () => {
    if (socket) drop();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connect();
  });

  return {
    followChat(follower) {
      const { channelId, after } = follower;
      const chat: Followed = { follower, isLive: false, last: after, read: 0, typedAtMs: 0 };
      chats.set(channelId, chat);
      if (socket) join(chat);
      else connect();
      return {
        typing() {
          if (nowMs() - chat.typedAtMs < TYPING_MS) return;
          chat.typedAtMs = nowMs();
          send({ route: 'typing', channelId });
        },
        read(number) {
          if (number <= chat.read) return;
          chat.read = number;
          send({ route: 'read', channelId, number });
        },
        leave() {
          // Another follower of the chat may have taken its place.
          if (chats.get(channelId) !== chat) return;
          chats.delete(channelId);
          send({ route: 'leave', channelId });
          closeUnused();
        },
      };
    },
    followDesk(follower) {
      const mine = { follower, isLive: false };
      desk = mine;
      if (socket) joinDesk();
      else connect();
      return () => {
        if (desk !== mine) return;
        desk = undefined;
        closeUnused();
      };
    },
  };
}
