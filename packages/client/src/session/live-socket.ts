import {
  CLOSE_CODES,
  HEARTBEAT_MS,
  type PageMessage,
  type RealtimeEvent,
  ServerMessage,
  SOCKET_PATH,
  type Topic,
} from '@homeline/contract/realtime/messages.ts';
import { organisation } from '../organisation.ts';
import { token } from './token.ts';

/** What a follower of a topic is told. Without an event, anything may have changed. */
export type Follower = {
  readonly topic: Topic;
  onChange(event?: RealtimeEvent): void;
  onLive(isLive: boolean): void;
};

/** A follower, and how far it has every event. */
type Subscription = { readonly follower: Follower; isLive: boolean; cursor: string | undefined };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const SILENCE_MS = 2 * HEARTBEAT_MS;

const subscriptions = new Map<number, Subscription>();
let nextId = 1;
let socket: WebSocket | undefined;
/** The token that the connection was opened with. */
let opened: string | undefined;
let failures = 0;
let reconnecting: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows a topic on the page's one websocket, which reconnects by itself and catches up on missed events.
 * @returns the end of following
 */
export function follow(follower: Follower): () => void {
  const id = nextId++;
  subscriptions.set(id, { follower, isLive: false, cursor: undefined });
  if (socket?.readyState === WebSocket.OPEN) subscribe(id);
  else connect();
  return () => {
    subscriptions.delete(id);
    if (subscriptions.size === 0) socket?.close();
    else send({ type: 'UNSUBSCRIBE', id });
  };
}

token.subscribe(() => {
  const now = token.read();
  if (now === undefined) socket?.close();
  else if (socket?.readyState === WebSocket.OPEN) send({ type: 'RENEW', token: now });
  else connect();
});
window.addEventListener('online', connect);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connect();
});

function connect(): void {
  const jwt = token.read();
  if (socket || jwt === undefined || subscriptions.size === 0) return;
  clearTimeout(reconnecting);
  const address = new URL(organisation.baseUrl + SOCKET_PATH, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const connection = new WebSocket(address);
  socket = connection;
  opened = jwt;
  expectMessage();
  connection.addEventListener('open', () => {
    send({ type: 'OPEN', token: jwt, orgCode: organisation.orgCode });
    for (const id of subscriptions.keys()) subscribe(id);
  });
  connection.addEventListener('message', ({ data }) => receive(String(data)));
  connection.addEventListener('close', ({ code }) => {
    socket = undefined;
    clearTimeout(silence);
    for (const one of subscriptions.values()) end(one);
    // The next call finds out that the session has ended, and leads to the sign-in page.
    if (code !== CLOSE_CODES.SESSION_ENDED || token.read() !== opened) reconnectLater();
  });
}

/** Each failure doubles the pause. Pages that lost the same server come back at different times. */
function reconnectLater(): void {
  clearTimeout(reconnecting);
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  failures += 1;
  reconnecting = setTimeout(connect, pauseMs * (0.5 + Math.random()));
}

function subscribe(id: number): void {
  const one = subscriptions.get(id);
  if (one)
    send({ type: 'SUBSCRIBE', id, topic: one.follower.topic, ...(one.cursor && { cursor: one.cursor }) });
}

function send(message: PageMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Ends a connection that has been silent for too long: a network may drop one without a word. */
function expectMessage(): void {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), SILENCE_MS);
}

function receive(text: string): void {
  const message = ServerMessage.parse(JSON.parse(text));
  failures = 0;
  expectMessage();
  const id = 'id' in message ? message.id : undefined;
  const named = id === undefined ? undefined : subscriptions.get(id);
  if (message.type === 'EVENT') named?.follower.onChange(message.event);
  if (message.type === 'SUBSCRIBED' && named) begin(named, named.cursor === undefined);
  if (message.type === 'RELOAD') {
    if (named) begin(named, true);
    else if (id === undefined)
      for (const one of subscriptions.values()) if (one.isLive) one.follower.onChange();
  }
  if (message.type === 'REFUSED' || message.cursor === undefined) return;
  for (const one of subscriptions.values()) if (one.isLive) one.cursor = message.cursor;
}

function begin(one: Subscription, isOutdated: boolean): void {
  one.isLive = true;
  one.follower.onLive(true);
  if (isOutdated) one.follower.onChange();
}

function end(one: Subscription): void {
  if (!one.isLive) return;
  one.isLive = false;
  one.follower.onLive(false);
  one.follower.onChange();
}
