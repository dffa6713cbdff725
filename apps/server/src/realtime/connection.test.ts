// Proves CO-01.

import { CLOSE_CODES, type ServerMessage } from '@homeline/contract/realtime/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayFollow } from '../modules/pipeline/may-follow.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Connection, createConnection, type Socket } from './connection.ts';
import type { EventFeed, StoredEvent } from './event-feed.ts';
import { liveChannels, MOST_BUFFERED_BYTES } from './live-channel.ts';

let app: TestApp;
let jwt: string;
let uuid: string;
beforeAll(async () => {
  app = await testApp();
  ({ jwt, uuid } = await app.register());
});
afterAll(() => app.stop());

const event = (): StoredEvent => ({
  ...{ organisation: 'homeline', applicationId: uuid, kind: 'FACTS_RECORDED' },
  ...{ step: 'PROFILE', version: 6, byBorrower: false },
});

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
let connection: Connection;
let happen: (events: readonly StoredEvent[]) => void;
beforeEach(async () => {
  page = socketOf();
  const events: EventFeed = {
    ...app.context.events,
    async follow(follower) {
      happen = follower;
      return () => {};
    },
  };
  connection = createConnection(page.socket, [liveChannels({ ...app.context, events }, mayFollow)], {
    organisationOf: () => 'homeline',
    signedIn: () => {},
  });
  await connection.receive(JSON.stringify({ type: 'OPEN', token: jwt }));
});

describe('a page that reads slowly', () => {
  it('gets no more events, and reloads once it has caught up', async () => {
    const topic = { name: 'APPLICATION', application: uuid };
    await connection.receive(JSON.stringify({ type: 'SUBSCRIBE', id: 1, topic }));
    happen([event()]);
    page.socket.bufferedAmount = MOST_BUFFERED_BYTES + 1;
    happen([event(), event()]);
    expect(page.types()).toEqual(['HEARTBEAT', 'SUBSCRIBED', 'EVENT']);
    page.drain();
    happen([event()]);
    expect(page.types()).toEqual(['HEARTBEAT', 'SUBSCRIBED', 'EVENT', 'RELOAD', 'EVENT']);
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
