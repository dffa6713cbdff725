// Proves CO-01.

import { CLOSE_CODES, type ServerMessage } from '@homeline/contract/realtime/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createConnection, MOST_BUFFERED_BYTES, type Socket } from './connection.ts';
import { createTopics } from './topics.ts';

const EVENT = { kind: 'FACTS_RECORDED', application: '3f1c2b8e-9a4d-4c1e-8b7a-2d5e6f708192' } as const;

let app: TestApp;
let jwt: string;
beforeAll(async () => {
  app = await testApp();
  ({ jwt } = await app.register());
});
afterAll(() => app.stop());

/** A websocket whose reader may be slow. */
function socketOf() {
  const sent: ServerMessage[] = [];
  const ends: (number | 'TERMINATED')[] = [];
  let waiting: (() => void)[] = [];
  const socket: Socket & { bufferedAmount: number } = {
    bufferedAmount: 0,
    send(text, done) {
      sent.push(JSON.parse(text));
      waiting.push(done);
    },
    ping: () => {},
    close: (code) => ends.push(code),
    terminate: () => ends.push('TERMINATED'),
  };
  const drain = () => {
    socket.bufferedAmount = 0;
    const done = waiting;
    waiting = [];
    for (const each of done) each();
  };
  return { socket, sent, ends, drain, types: () => sent.map(({ type }) => type) };
}

let page: ReturnType<typeof socketOf>;
let connection: ReturnType<typeof createConnection>;
beforeEach(async () => {
  page = socketOf();
  connection = createConnection(app.context, createTopics(app.context.events), page.socket, {
    admit: () => true,
    organisationOf: () => 'homeline',
  });
  await connection.receive(JSON.stringify({ type: 'OPEN', token: jwt }));
});

describe('a page that reads slowly', () => {
  it('gets no more events, and reloads once it has caught up', () => {
    connection.deliver(1, EVENT);
    page.socket.bufferedAmount = MOST_BUFFERED_BYTES + 1;
    connection.deliver(1, EVENT);
    connection.deliver(1, EVENT);
    expect(page.types()).toEqual(['HEARTBEAT', 'EVENT']);
    page.drain();
    connection.deliver(1, EVENT);
    expect(page.types()).toEqual(['HEARTBEAT', 'EVENT', 'RELOAD', 'EVENT']);
  });
});

describe('a page that is gone', () => {
  it('is cut off when it has not answered since the last heartbeat', () => {
    connection.beat();
    connection.answered();
    connection.beat();
    expect(page.ends).toEqual([]);
    connection.beat();
    expect(page.ends).toEqual(['TERMINATED']);
  });
});

describe('a second OPEN, or another person’s token', () => {
  it('ends the connection', async () => {
    await connection.receive(JSON.stringify({ type: 'OPEN', token: jwt }));
    expect(page.ends).toEqual([CLOSE_CODES.BAD_MESSAGE]);
  });

  it('can’t take over the connection', async () => {
    const { jwt: other } = await app.register();
    await connection.receive(JSON.stringify({ type: 'RENEW', token: other }));
    expect(page.ends).toEqual([CLOSE_CODES.SESSION_ENDED]);
  });
});
