// Proves CO-01.

import { randomUUID } from 'node:crypto';
import { CLOSE_CODES, type ServerMessage } from '@homeline/contract/realtime/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../modules/accounts/staff.ts';
import { mayFollow } from '../modules/pipeline/may-follow.ts';
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts';
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
function open(socket: Socket): Connection {
  const events: EventFeed = {
    ...app.context.events,
    async follow(follower) {
      happen = follower;
      return () => {};
    },
  };
  return createConnection(socket, [liveChannels({ ...app.context, events }, mayFollow)], {
    organisationOf: () => 'homeline',
    signedIn: () => {},
  });
}
beforeEach(async () => {
  page = socketOf();
  connection = open(page.socket);
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

describe('a partner’s page', () => {
  /** Puts the application on a desk, as entering a step does. */
  const waitFor = (desk: string) =>
    app.context.db
      .updateTable('projection')
      .set({ waits_for: desk })
      .where('application_id', '=', uuid)
      .execute();
  const settled = () => connection.receive(JSON.stringify({ type: 'UNSUBSCRIBE', id: 99 }));

  beforeEach(async () => {
    const email = `${randomUUID()}@title.example`;
    const member = { organisation: 'homeline', email, password: PASSWORD };
    await addStaff(app.context, { ...member, roles: ['TITLE_AGENT'] });
    const { body } = await app.call('logIn', { body: { email, password: PASSWORD } });
    page = socketOf();
    connection = open(page.socket);
    await connection.receive(JSON.stringify({ type: 'OPEN', token: (body as { jwt: string }).jwt }));
    await waitFor('TITLE_AGENT');
    const topic = { name: 'APPLICATION', application: uuid };
    await connection.receive(JSON.stringify({ type: 'SUBSCRIBE', id: 1, topic }));
  });

  it('gets the events of a file that waits for the partner’s desk, in order', async () => {
    happen([event(), { ...event(), kind: 'STEP_ENTERED', version: 7 }]);
    await settled();
    expect(page.types()).toEqual(['HEARTBEAT', 'SUBSCRIBED', 'EVENT', 'EVENT']);
    expect(page.sent.at(-1)).toMatchObject({ event: { kind: 'STEP_ENTERED', version: 7 } });
  });

  it('gets no step of a file that left the partner’s desk, and is unsubscribed', async () => {
    await waitFor('UNDERWRITER');
    happen([{ ...event(), kind: 'STEP_ENTERED', step: 'CREDIT_REVIEW' }, event()]);
    await settled();
    expect(page.types()).toEqual(['HEARTBEAT', 'SUBSCRIBED', 'REFUSED']);
    await waitFor('TITLE_AGENT');
    happen([event()]);
    await settled();
    expect(page.types()).toEqual(['HEARTBEAT', 'SUBSCRIBED', 'REFUSED']);
  });
});

describe('a page that is gone', () => {
  it('is disconnected when it hasn’t answered since the last heartbeat', () => {
    connection.beat();
    connection.answered();
    connection.beat();
    expect(page.ends).toEqual([]);
    connection.beat();
    expect(page.ends).toEqual(['TERMINATED']);
  });
});

describe('a second OPEN, or another person’s token', () => {
  it('closes the connection', async () => {
    await connection.receive(JSON.stringify({ type: 'OPEN', token: jwt }));
    expect(page.ends).toEqual([CLOSE_CODES.BAD_MESSAGE]);
  });

  it('can’t take over the connection', async () => {
    const { jwt: other } = await app.register();
    await connection.receive(JSON.stringify({ type: 'RENEW', token: other }));
    expect(page.ends).toEqual([CLOSE_CODES.SESSION_ENDED]);
  });
});
