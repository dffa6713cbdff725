import { organisation } from '@homeline/client/organisation.ts';
import {
  OMNI_LIFE_MS,
  OMNI_PATH,
  OMNI_PING_MS,
  OmniEvent,
  type OmniRequest,
  TYPING_MS,
} from '@homeline/contract/chat/omni-messages.ts';

type Options = {
  readonly channelId: string;
  /** The chat's token of this moment. */
  readonly token: () => string;
  /** The number of the last message that the page has. */
  readonly after: () => number;
  readonly onEvent: (event: OmniEvent) => void;
  /** Called when the connection is lost, and again when it stands. */
  readonly onConnected: (isConnected: boolean) => void;
};

/** The websocket of one chat. */
export type OmniConnection = {
  /** Tells that the person is typing, once a second at most. */
  typing(): void;
  read(number: number): void;
  /** Joins again, with a renewed token. */
  join(): void;
  close(): void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A connection without a word for so long is lost: a network may drop one silently. */
const SILENCE_MS = 2.5 * OMNI_PING_MS;

/** Connects a chat, and again whenever the connection is lost or twelve hours old. Joining catches up on everything missed. */
export function connectOmni(options: Options): OmniConnection {
  const { channelId } = options;
  let socket: WebSocket | undefined;
  let isOver = false;
  let failures = 0;
  let typedAtMs = Number.NEGATIVE_INFINITY;
  const timers = { ping: 0, silence: 0, life: 0, retry: 0 };

  function send(request: OmniRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  }

  const join = () => send({ route: 'join', channelId, token: options.token(), after: options.after() });

  function expectWord(): void {
    window.clearTimeout(timers.silence);
    timers.silence = window.setTimeout(() => drop(), SILENCE_MS);
  }

  function connect(): void {
    if (isOver || socket) return;
    window.clearTimeout(timers.retry);
    const connection = new WebSocket(omniAddress());
    socket = connection;
    expectWord();
    connection.addEventListener('open', () => {
      join();
      timers.ping = window.setInterval(() => send({ route: 'ping', channelId }), OMNI_PING_MS);
      timers.life = window.setTimeout(replace, OMNI_LIFE_MS);
    });
    connection.addEventListener('message', ({ data }) => {
      if (socket === connection) receive(String(data));
    });
    connection.addEventListener('close', () => {
      if (socket === connection) lose();
    });
  }

  function receive(text: string): void {
    const event = OmniEvent.parse(JSON.parse(text));
    expectWord();
    if (event.event === 'joined') {
      failures = 0;
      options.onConnected(true);
    }
    options.onEvent(event);
  }

  function end(): void {
    window.clearInterval(timers.ping);
    window.clearTimeout(timers.silence);
    window.clearTimeout(timers.life);
    const ending = socket;
    socket = undefined;
    ending?.close();
  }

  /** Gives a connection up without waiting for its close, which an absent network never brings. */
  function drop(): void {
    if (socket) lose();
  }

  function lose(): void {
    end();
    if (isOver) return;
    options.onConnected(false);
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    // Pages that lost the same server come back at different times.
    timers.retry = window.setTimeout(connect, pauseMs * (0.5 + Math.random() / 2));
  }

  /** A connection that has become too old makes way for a new one; nobody is told. */
  function replace(): void {
    end();
    connect();
  }

  const onOnline = () => connect();
  const onVisible = () => {
    if (!document.hidden) connect();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', onVisible);
  connect();
  return {
    typing() {
      const nowMs = performance.now();
      if (nowMs - typedAtMs < TYPING_MS) return;
      typedAtMs = nowMs;
      send({ route: 'typing', channelId });
    },
    read: (number) => send({ route: 'read', channelId, number }),
    join,
    close() {
      isOver = true;
      send({ route: 'leave', channelId });
      end();
      window.clearTimeout(timers.retry);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

function omniAddress(): URL {
  const address = new URL(organisation.baseUrl + OMNI_PATH, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
