import { OMNI_LIFE_MS, OMNI_PATH, type OmniRequest } from '@homeline/contract/chat/omni-messages.ts';
import { CLOSE_CODES, type PageMessage } from '@homeline/contract/realtime/messages.ts';

/** What a page speaks about on its socket: live events, or chats. */
export type Channel = {
  /** How long the server may be silent while this channel follows something; undefined when it follows nothing. */
  silenceMs(): number | undefined;
  /** A connection has opened: the channel says what it follows. */
  onOpen(): void;
  /** A message of the server, of this channel or another. */
  onMessage(message: object): void;
  /** The connection is lost. @param code the server's reason, if it gave one */
  onLost(code?: number): void;
};

/** A page's one websocket. Open while any channel has subscriptions; reconnects automatically. */
export type PageSocket = {
  add(channel: Channel): void;
  /** Opens or closes after a channel started or stopped following something. */
  update(): void;
  /** Sends a message. Drops it without a connection, since every channel says what it follows when the next one opens. */
  send(message: PageMessage | OmniRequest): void;
  isOpen(): boolean;
  /** Opens another connection in place of this one at once. */
  replace(): void;
  /** Drops the connection; another follows after a pause. */
  giveUp(): void;
};

/** `WebSocket.OPEN`, known even where there is no `WebSocket`. */
const OPEN = 1;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A connection is replaced before the server ends it, so that nobody is told of a loss. */
const REPLACED_MS = OMNI_LIFE_MS - 60_000;

/**
 * Creates a page's socket.
 * @param baseUrl the server's address; empty for the page's own
 */
export function createPageSocket(baseUrl: string): PageSocket {
  const channels: Channel[] = [];
  let socket: WebSocket | undefined;
  let failures = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let aging: ReturnType<typeof setTimeout> | undefined;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;

  /** Returns how long the server may be silent; undefined when nothing is followed. */
  function longestSilenceMs(): number | undefined {
    const all = channels.flatMap(({ silenceMs }) => silenceMs() ?? []);
    return all.length === 0 ? undefined : Math.min(...all);
  }

  function connect(): void {
    if (socket || longestSilenceMs() === undefined) return;
    clearTimeout(reconnecting);
    const address = new URL(baseUrl + OMNI_PATH, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const connection = new WebSocket(address);
    socket = connection;
    expectMessage();
    connection.addEventListener('open', () => {
      if (socket !== connection) return;
      aging = setTimeout(replace, REPLACED_MS);
      for (const { onOpen } of channels) onOpen();
    });
    connection.addEventListener('message', ({ data }) => {
      if (socket !== connection) return;
      failures = 0;
      expectMessage();
      const message: unknown = JSON.parse(String(data));
      if (typeof message === 'object' && message !== null)
        for (const { onMessage } of channels) onMessage(message);
    });
    connection.addEventListener('close', ({ code }) => {
      if (socket === connection) drop(code);
    });
  }

  /** Ends a connection that has been silent for too long: a network may drop one without a word. */
  function expectMessage(): void {
    clearTimeout(silence);
    const limitMs = longestSilenceMs();
    if (limitMs !== undefined) silence = setTimeout(drop, limitMs);
  }

  function end(): void {
    const ended = socket;
    socket = undefined;
    clearTimeout(silence);
    clearTimeout(aging);
    ended?.close();
  }

  function replace(): void {
    end();
    connect();
  }

  /** Drops the connection: offline, close never fires. */
  function drop(code?: number): void {
    end();
    for (const { onLost } of channels) onLost(code);
    // The server is reachable; the other channels may reconnect.
    if (code === CLOSE_CODES.SESSION_ENDED) connect();
    else reconnectLater();
  }

  /** Each failure doubles the pause. Pages that lost the same server come back at different times. */
  function reconnectLater(): void {
    clearTimeout(reconnecting);
    if (longestSilenceMs() === undefined) return;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    reconnecting = setTimeout(connect, pauseMs * (0.5 + Math.random()));
  }

  window.addEventListener('online', connect);
  window.addEventListener('offline', () => {
    if (socket) drop();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connect();
  });

  return {
    add: (channel) => void channels.push(channel),
    update() {
      if (longestSilenceMs() === undefined) end();
      else if (socket) expectMessage();
      else connect();
    },
    send(message) {
      if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
    },
    isOpen: () => socket?.readyState === OPEN,
    replace() {
      if (socket) replace();
    },
    giveUp() {
      if (socket) drop();
    },
  };
}
