import {
  CLOSE_CODES,
  MOST_SUBSCRIPTIONS,
  PageMessage,
  type RealtimeEvent,
  type ServerMessage,
  type Topic,
} from '@homeline/contract/realtime/messages.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../modules/accounts/caller.ts';
import { mayFollow } from './may-follow.ts';
import type { Topics } from './topics.ts';

/** What a connection needs of a websocket. */
export type Socket = {
  readonly bufferedAmount: number;
  send(text: string, sent: (error?: Error) => void): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
};

/** One page's connection. */
export type Connection = {
  /** The signed-in person, once the page has sent its token. */
  caller(): Caller | undefined;
  /** Handles a message of the page, after those before it. */
  receive(text: string): Promise<void>;
  deliver(id: number, event: RealtimeEvent): void;
  /** Tells the page that the connection is alive. Ends it when the page is gone or its token has expired. */
  beat(): void;
  /** The page answered a ping. */
  answered(): void;
  /** Ends the connection at once, with a reason for the page. */
  close(code: number): void;
  /** Forgets the subscriptions of a closed connection. */
  closed(): void;
};

type Options = {
  /** Admits the signed-in person; false when they have too many connections. */
  readonly admit: (connection: Connection) => boolean;
  /** Returns the lender for the page's code. */
  readonly organisationOf: (orgCode: string | undefined) => string | undefined;
};

/** A page that reads slowly gets no more events beyond this; it reloads once it has caught up. */
export const MOST_BUFFERED_BYTES = 64 * 1024;
const MOST_MESSAGES_A_BEAT = 120;

/** Creates the server's side of a page's connection. */
export function createConnection(
  context: Context,
  topics: Topics,
  socket: Socket,
  { admit, organisationOf }: Options,
): Connection {
  const subscriptions = new Map<number, () => void>();
  let caller: Caller | undefined;
  let expiresAt = 0;
  let isAlive = true;
  let isBehind = false;
  let isClosed = false;
  let messages = 0;
  /** Subscriptions that are still catching up: a cursor sent meanwhile would skip what they miss. */
  let catchingUp = 0;
  let last = Promise.resolve();

  const isOver = () => isClosed || (caller !== undefined && performance.now() > expiresAt);

  function send(message: ServerMessage): void {
    if (isClosed) return;
    const cursor = catchingUp > 0 || isBehind ? undefined : context.events.cursor();
    socket.send(JSON.stringify({ ...message, ...(cursor && { cursor }) }), caughtUp);
  }

  /** Called once a message has left. */
  function caughtUp(): void {
    if (!isBehind || socket.bufferedAmount > 0) return;
    isBehind = false;
    send({ type: 'RELOAD' });
  }

  /** @returns false when the token isn't this session's, or not valid */
  async function identify(token: string, orgCode?: string): Promise<boolean> {
    const read = await context.tokens.read(token);
    if (!read || context.revocations.isRevoked(read.caller.session)) return false;
    const isSame = caller
      ? read.caller.session === caller.session
      : read.caller.organisation === organisationOf(orgCode);
    if (!isSame) return false;
    caller = read.caller;
    expiresAt = performance.now() + read.secondsLeft * 1000;
    return true;
  }

  async function subscribe(id: number, topic: Topic, cursor: string | undefined): Promise<void> {
    if (!caller || subscriptions.size >= MOST_SUBSCRIPTIONS || subscriptions.has(id)) {
      send({ type: 'REFUSED', id });
      return;
    }
    const { organisation } = caller;
    if (!(await mayFollow(context, caller, topic)) || isOver()) {
      send({ type: 'REFUSED', id });
      return;
    }
    catchingUp += 1;
    try {
      subscriptions.set(id, await topics.follow(connection, id, organisation, topic));
      if (isClosed) return connection.closed();
      const applicationId = topic.name === 'WORK_LISTS' ? undefined : topic.application;
      const missed =
        cursor === undefined ? [] : await context.events.since(cursor, { organisation, applicationId });
      for (const event of missed ?? []) connection.deliver(id, topics.shown(topic, event));
      catchingUp -= 1;
      send(missed ? { type: 'SUBSCRIBED', id } : { type: 'RELOAD', id });
    } catch (error) {
      catchingUp -= 1;
      throw error;
    }
  }

  async function handle(text: string): Promise<void> {
    if (isClosed) return;
    const message = parsed(text);
    if (!message || (message.type === 'OPEN') !== (caller === undefined)) {
      connection.close(CLOSE_CODES.BAD_MESSAGE);
    } else if (message.type === 'OPEN') {
      if (!(await identify(message.token, message.orgCode))) connection.close(CLOSE_CODES.SESSION_ENDED);
      else if (!admit(connection)) connection.close(CLOSE_CODES.TOO_MANY);
      else send({ type: 'HEARTBEAT' });
    } else if (message.type === 'RENEW') {
      if (!(await identify(message.token))) connection.close(CLOSE_CODES.SESSION_ENDED);
    } else if (message.type === 'SUBSCRIBE') {
      await subscribe(message.id, message.topic, message.cursor);
    } else {
      subscriptions.get(message.id)?.();
      subscriptions.delete(message.id);
    }
  }

  const connection: Connection = {
    caller: () => caller,
    receive(text) {
      messages += 1;
      if (messages > MOST_MESSAGES_A_BEAT) connection.close(CLOSE_CODES.TOO_MANY);
      last = last.then(() => handle(text));
      return last;
    },
    deliver(id, event) {
      if (isOver()) return;
      if (socket.bufferedAmount > MOST_BUFFERED_BYTES) isBehind = true;
      if (!isBehind) send({ type: 'EVENT', id, event });
    },
    beat() {
      messages = 0;
      if (isOver()) return connection.close(CLOSE_CODES.SESSION_ENDED);
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      if (!isBehind) send({ type: 'HEARTBEAT' });
    },
    answered() {
      isAlive = true;
    },
    close(code) {
      if (isClosed) return;
      connection.closed();
      socket.close(code);
    },
    closed() {
      isClosed = true;
      for (const unsubscribe of subscriptions.values()) unsubscribe();
      subscriptions.clear();
    },
  };
  return connection;
}

function parsed(text: string): PageMessage | undefined {
  try {
    return PageMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
