import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { OmniEvent } from '@homeline/contract/chat/omni-messages.ts';
import {
  type PageMessage,
  ServerMessage,
  SOCKET_PATH,
  type Topic,
} from '@homeline/contract/realtime/messages.ts';
import type { TestApp } from './app.ts';

/** A page's websocket, for tests. */
export type OpenPage = {
  /** Every message of the server, oldest first. */
  readonly messages: readonly ServerMessage[];
  send(message: PageMessage | string): void;
  /** Resolves with the newest message of a type once `count` of them have come. */
  received<Type extends ServerMessage['type']>(
    type: Type,
    count?: number,
  ): Promise<Extract<ServerMessage, { type: Type }>>;
  /** Resolves once an event of the chats has come. */
  hears(event: OmniEvent['event']): Promise<void>;
  /** Subscribes and resolves with the answer. */
  follow(topic: Topic, cursor?: string): Promise<ServerMessage>;
  /** Resolves with the code once the server has closed the connection. */
  readonly closed: Promise<number>;
  close(): void;
};

/** Returns the address of the websocket of a listening server. */
export async function socketAddressOf(app: Pick<TestApp, 'http'>): Promise<string> {
  if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.http.server.address() as AddressInfo).port}${SOCKET_PATH}`;
}

/**
 * Connects as a page does.
 * @param jwt sent in the first message; nothing is sent without one
 */
export async function openPage(address: string, jwt?: string, orgCode?: string): Promise<OpenPage> {
  const socket = new WebSocket(address);
  const messages: ServerMessage[] = [];
  const arrivals = new EventTarget();
  const chatEvents: OmniEvent[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if ('type' in message) messages.push(ServerMessage.parse(message));
    else chatEvents.push(OmniEvent.parse(message));
    arrivals.dispatchEvent(new Event('message'));
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await once(socket as never, 'open');
  const page: OpenPage = {
    messages,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async received(type, count = 1) {
      for (;;) {
        const found = messages.filter((message) => message.type === type);
        if (found.length >= count) return found.at(-1) as never;
        await once(arrivals as never, 'message');
      }
    },
    async hears(name) {
      while (!chatEvents.some(({ event }) => event === name)) await once(arrivals as never, 'message');
    },
    async follow(topic, cursor) {
      const id = ids++;
      page.send({ type: 'SUBSCRIBE', id, topic, ...(cursor && { cursor }) });
      for (;;) {
        const answer = messages.find(
          (message) => message.type !== 'EVENT' && 'id' in message && message.id === id,
        );
        if (answer) return answer;
        await once(arrivals as never, 'message');
      }
    },
    close: () => socket.close(),
  };
  if (jwt) page.send({ type: 'OPEN', token: jwt, ...(orgCode && { orgCode }) });
  return page;
}

let ids = 0;
