import { CLOSE_CODES } from '@homeline/contract/realtime/messages.ts';

/** What a connection needs of a websocket. */
export type Socket = {
  readonly bufferedAmount: number;
  send(text: string, sent: (error?: Error) => void): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
};

/** A page at the other end of a connection, as its channels see it. */
export type Page = {
  /** @param sent called once the message has left */
  send(text: string, sent?: () => void): void;
  /** How much was sent and hasn't left. */
  bufferedBytes(): number;
  /** Returns the lender for the page's code. */
  organisationOf(orgCode: string | undefined): string | undefined;
  /** A person opened this connection with their token. */
  signedIn(): void;
  /** Ends the connection at once, with a reason for the page. */
  close(code: number): void;
  terminate(): void;
};

/** One of the languages that a page speaks on its connection: live events, or chats. */
export type Channel = {
  /** The property that every message of this channel has. */
  readonly key: string;
  receive(message: object): Promise<void>;
  /** Called at every heartbeat. */
  beat(): void;
  /** A session has ended. */
  revoked(session: string): void;
  /** The connection is closed. */
  closed(): void;
};

export type OpenChannel = (page: Page) => Channel;

/** The server's side of a page's one connection. */
export type Connection = Pick<Page, 'close'> & {
  receive(text: string): Promise<void>;
  /** Ends the connection when the page is gone, and asks whether it is there. */
  beat(): void;
  /** The page answered a ping. */
  answered(): void;
  revoked(session: string): void;
  /** Forgets what a closed connection followed. */
  closed(): void;
};

/** Far above what a person's page sends: a typing note a second, a ping, what was read, what is followed. */
/** A page that reconnects sends up to 50 subscriptions and joins as many chats. */
const MOST_MESSAGES = 150;
const COUNTED_MS = 10_000;

/** Creates the server's side of a page's connection. */
export function createConnection(
  socket: Socket,
  openChannels: readonly OpenChannel[],
  { organisationOf, signedIn }: Pick<Page, 'organisationOf' | 'signedIn'>,
): Connection {
  let isAlive = true;
  let isClosed = false;
  let messages = 0;
  let countedFrom = performance.now();

  function close(code: number): void {
    if (isClosed) return;
    closed();
    socket.close(code);
  }

  function closed(): void {
    isClosed = true;
    for (const channel of channels) channel.closed();
  }

  function isTooMany(): boolean {
    if (performance.now() - countedFrom > COUNTED_MS) {
      countedFrom = performance.now();
      messages = 0;
    }
    messages += 1;
    return messages > MOST_MESSAGES;
  }

  const page: Page = {
    send(text, sent = () => {}) {
      if (!isClosed) socket.send(text, sent);
    },
    bufferedBytes: () => socket.bufferedAmount,
    terminate: () => socket.terminate(),
    ...{ close, organisationOf, signedIn },
  };
  const channels = openChannels.map((open) => open(page));

  return {
    ...{ close, closed },
    async receive(text) {
      if (isTooMany()) return close(CLOSE_CODES.TOO_MANY);
      const message = parsed(text);
      const channel = message && channels.find(({ key }) => key in message);
      if (!channel) return close(CLOSE_CODES.BAD_MESSAGE);
      isAlive = true;
      if (!isClosed) await channel.receive(message);
    },
    beat() {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      for (const channel of channels) channel.beat();
    },
    answered() {
      isAlive = true;
    },
    revoked(session) {
      for (const channel of channels) channel.revoked(session);
    },
  };
}

function parsed(text: string): object | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
