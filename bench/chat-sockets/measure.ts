import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import websocket from '@fastify/websocket';
import { OMNI_PATH } from '@homeline/contract/chat/omni-messages.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import Fastify from 'fastify';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { type TestApp, testApp } from '../../apps/server/src/testing/app.ts';
import { createStaffMember } from '../../apps/server/src/testing/persona-driver.ts';
import type { FromReaders, ToReaders } from './readers.ts';

const ROUNDS = 3;
const ROUND_MS = 5000;
/** As many as one agent answers. Each is followed by an equal share of the sockets. */
const CONVERSATIONS = 10;
/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
const OPEN_MS = Date.parse('2026-12-01T20:00:00Z');
/** The times in messages count from here: a longer number could be an account's, which no message may have. */
const SINCE_MS = nowMs();
/** A message of the chat as it is sent to a page is as long. */
const ECHOED = 'x'.repeat(300);

/** How fast messages reach the pages that follow conversations. */
export type ChatFigures = {
  readonly sockets: number;
  readonly deliveredPerSecond: number;
  readonly echoedPerSecond: number;
  /** Delivered against echoed messages. */
  readonly ratio: number;
  /** From the agent's call until the page has the message. */
  readonly medianMs: number;
  readonly p99Ms: number;
};

/**
 * Compares the messages that the server delivers through its sockets with those that a bare server with the same websocket library echoes
 * through as many. Every delivered message was sent by an agent's call, encrypted and committed before.
 */
export async function chatDelivery(databaseUrl: string, sockets: number): Promise<ChatFigures> {
  const app = await testApp({ database: await openDatabase({ databaseUrl, dataDir: '' }) });
  app.clock.moveTo(OPEN_MS - Date.now());
  const { port } = new URL(await app.http.listen({ host: '127.0.0.1', port: 0 }));
  const { jwt, chats } = await openConversations(app);
  const pages = createReaders();
  await pages.open(
    { port: Number(port), path: OMNI_PATH },
    Array.from({ length: sockets }, (_, index) => {
      const chat = chats[index % CONVERSATIONS];
      return JSON.stringify({ route: 'join', channelId: chat?.id, token: chat?.token, after: 0 });
    }),
  );
  const bare = await bareEcho();
  const echoes = createReaders();
  await echoes.open({ port: bare.port, path: '/' }, Array<string>(sockets).fill('hello'));

  let [delivered, echoed] = [0, 0];
  const tookMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    echoed += await echoes.echoPerSecond(ECHOED, ROUND_MS);
    const startedMs = performance.now();
    const before = tookMs.length;
    await Promise.all(chats.map(({ id }, conversation) => talk(app, jwt, id, conversation, pages, tookMs)));
    delivered += (1000 * (tookMs.length - before)) / (performance.now() - startedMs);
  }
  await pages.close();
  await echoes.close();
  await bare.close();
  await app.stop();
  const sorted = tookMs.toSorted((a, b) => a - b);
  return {
    sockets,
    deliveredPerSecond: delivered / ROUNDS,
    echoedPerSecond: echoed / ROUNDS,
    ratio: delivered / echoed,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}

/** Returns the time on a clock that every thread shares. */
function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

/** An agent writes for one round: each message once the one before has reached everyone. */
async function talk(
  app: TestApp,
  jwt: string,
  conversation: string,
  index: number,
  pages: ReturnType<typeof createReaders>,
  tookMs: number[],
): Promise<void> {
  const untilMs = performance.now() + ROUND_MS;
  while (performance.now() < untilMs) {
    const arrived = pages.arrived(index);
    const text = `${(nowMs() - SINCE_MS).toFixed(1)} One more message of this conversation`;
    const answer = await app.call('sendAgentChatMessage', {
      jwt,
      params: { conversation },
      body: { key: randomUUID(), text, files: [] },
    });
    if (answer.status !== 201) throw new Error(`The message was refused with ${answer.status}`);
    tookMs.push(...(await arrived));
  }
}

async function openConversations(app: TestApp) {
  const jwt = await createStaffMember(app, ['SUPPORT_AGENT']);
  await app.call('setChatPresence', { jwt, body: { presence: 'AVAILABLE', capacity: CONVERSATIONS } });
  const chats = await Promise.all(
    Array.from({ length: CONVERSATIONS }, async () => {
      const started = await app.call('initWebChat', {
        body: { friendlyName: 'Avery', emailAddress: 'avery@visitor.example' },
        headers: { 'idempotency-key': randomUUID() },
      });
      const { omniProxyChannelId: id, token } = started.body as StartedChat;
      return { id, token };
    }),
  );
  for (const { id } of chats) await app.call('acceptChat', { jwt, params: { conversation: id } });
  return { jwt, chats };
}

/** Starts a server that sends back what it receives, and nothing else. */
async function bareEcho() {
  const server = Fastify();
  await server.register(websocket);
  server.register(async (scope) => {
    scope.get('/', { websocket: true }, (socket) => {
      socket.on('message', (data: Buffer) => socket.send(data.toString()));
    });
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

/** Starts a thread of sockets, so that reading costs the server nothing. */
function createReaders() {
  const worker = new Worker(new URL('./readers.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
  });
  const waiting = new Map<string, (message: FromReaders) => void>();
  const nameOf = (message: FromReaders) =>
    message.type === 'arrived' ? `arrived ${message.conversation}` : message.type;
  worker.on('message', (message: FromReaders) => waiting.get(nameOf(message))?.(message));
  const say = (message: ToReaders) => worker.postMessage(message);
  const heard = <Type extends FromReaders['type']>(type: Type, name: string = type) =>
    Promise.race([
      failed,
      new Promise<Extract<FromReaders, { type: Type }>>((resolve) => {
        waiting.set(name, (message) => resolve(message as Extract<FromReaders, { type: Type }>));
      }),
    ]);
  return {
    async open(
      address: Extract<ToReaders, { type: 'open' }>['address'],
      greetings: readonly string[],
    ): Promise<void> {
      const opened = heard('opened');
      say({ type: 'open', address, greetings });
      await opened;
      say({ type: 'deliver', conversations: CONVERSATIONS, sinceMs: SINCE_MS });
    },
    async echoPerSecond(text: string, forMs: number): Promise<number> {
      const echoed = heard('echoed');
      say({ type: 'echo', text, forMs });
      const { count, tookMs } = await echoed;
      return (1000 * count) / tookMs;
    },
    /** Resolves with the times that the conversation's next message takes to each socket, in ms. */
    arrived: async (conversation: number) => (await heard('arrived', `arrived ${conversation}`)).tookMs,
    async close(): Promise<void> {
      say({ type: 'close' });
      await worker.terminate();
    },
  };
}
