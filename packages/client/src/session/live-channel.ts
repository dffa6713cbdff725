import {
  CLOSE_CODES,
  HEARTBEAT_MS,
  type RealtimeEvent,
  ServerMessage,
  type Topic,
} from '@homeline/contract/realtime/messages.ts';
import type { PageSocket } from './page-socket.ts';
import { token } from './token.ts';

/** What a follower of a topic is told. Without an event, anything may have changed. */
export type Follower = {
  readonly topic: Topic;
  onChange(event?: RealtimeEvent): void;
  onLive(isLive: boolean): void;
};

/** Follows a topic, and catches up on missed events. @returns the end of following */
type Follow = (follower: Follower) => () => void;

/** A follower and its event cursor. */
type Subscription = {
  readonly follower: Follower;
  isLive: boolean;
  /** The server has answered the subscription on this connection. Before that, a newer cursor would skip the missed events. */
  isAnswered: boolean;
  cursor: string | undefined;
};

const SILENCE_MS = 2 * HEARTBEAT_MS;

/** Opens the channel of live events on a page's socket. */
export function openLiveChannel(socket: PageSocket, orgCode: string): Follow {
  const subscriptions = new Map<number, Subscription>();
  let nextId = 1;
  /** The token that the connection was opened with. */
  let opened: string | undefined;
  /** A token that the server no longer takes. The next call finds out, and leads to the sign-in page. */
  let refused: string | undefined;

  function usableToken(): string | undefined {
    const jwt = token.read();
    return jwt === refused ? undefined : jwt;
  }

  /** Authenticates and resubscribes. */
  function open(): void {
    const jwt = usableToken();
    if (jwt === undefined || subscriptions.size === 0) return;
    opened = jwt;
    socket.send({ type: 'OPEN', token: jwt, orgCode });
    for (const [id, one] of subscriptions) subscribe(id, one);
  }

  function subscribe(id: number, { follower: { topic }, cursor }: Subscription): void {
    socket.send({ type: 'SUBSCRIBE', id, topic, ...(cursor && { cursor }) });
  }

  function lose(): void {
    opened = undefined;
    for (const one of subscriptions.values()) end(one);
  }

  function receive(message: ServerMessage): void {
    const id = 'id' in message ? message.id : undefined;
    const named = id === undefined ? undefined : subscriptions.get(id);
    if (message.type === 'EVENT') named?.follower.onChange(message.event);
    if (message.type === 'SUBSCRIBED' && named) begin(named, named.cursor === undefined);
    if (message.type === 'RELOAD') {
      if (named) begin(named, true);
      else if (id === undefined)
        for (const one of subscriptions.values()) if (one.isLive) one.follower.onChange();
    }
    if (message.type === 'REFUSED') {
      if (named) end(named);
    } else if (message.cursor !== undefined)
      for (const one of subscriptions.values()) if (one.isAnswered) one.cursor = message.cursor;
  }

  socket.add({
    silenceMs: () => (subscriptions.size > 0 && usableToken() !== undefined ? SILENCE_MS : undefined),
    onOpen() {
      opened = undefined;
      for (const one of subscriptions.values()) one.isAnswered = false;
      open();
    },
    onMessage(given) {
      const message = ServerMessage.safeParse(given).data;
      if (message) receive(message);
    },
    onLost(code) {
      if (code === CLOSE_CODES.SESSION_ENDED) refused = opened;
      lose();
    },
  });
  token.subscribe(() => {
    const now = token.read();
    if (opened === undefined) {
      if (socket.isOpen()) open();
      else socket.update();
    } else if (now !== undefined) socket.send({ type: 'RENEW', token: now });
    else {
      lose();
      socket.replace();
    }
  });

  return (follower) => {
    const id = nextId++;
    const one: Subscription = { follower, isLive: false, isAnswered: false, cursor: undefined };
    subscriptions.set(id, one);
    if (opened !== undefined) subscribe(id, one);
    else if (socket.isOpen()) open();
    socket.update();
    return () => {
      subscriptions.delete(id);
      socket.send({ type: 'UNSUBSCRIBE', id });
      socket.update();
    };
  };
}

function begin(one: Subscription, isOutdated: boolean): void {
  one.isLive = true;
  one.isAnswered = true;
  one.follower.onLive(true);
  if (isOutdated) one.follower.onChange();
}

/** No more events come: the page polls, and reads what it may have missed. */
function end(one: Subscription): void {
  one.isAnswered = false;
  if (!one.isLive) return;
  one.isLive = false;
  one.follower.onLive(false);
  one.follower.onChange();
}
