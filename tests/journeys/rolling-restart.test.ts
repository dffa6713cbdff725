// Proves IN-06.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { OMNI_PATH, OmniEvent } from '@homeline/contract/chat/omni-messages.ts';
import type { StartedChat } from '@homeline/contract/chat/web-chat.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { registrationOf } from '../../apps/server/src/testing/persona-calls.ts';
import { people } from '../personas/people.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { startInstallation } from './installation.ts';
import { callerAt } from './traveller.ts';

const TIMEOUT_MS = 280_000;
const BORROWERS = 20;
const BETWEEN_BORROWERS_MS = 500;
const BETWEEN_READS_MS = 300;
const CHATS = 10;
const BETWEEN_MESSAGES_MS = 1000;
/** A Tuesday at noon in Los Angeles, when the sample lender's agents answer. */
const OPEN = '2026-12-01T20:00:00.000Z';
const SETTINGS = { DRAIN_SECONDS: '2', TRUST_PROXY: '127.0.0.1' };

/** What a newer version may add while servers of this one run. */
const NEWER = `alter table chat add column later text not null default '';
  insert into kysely_migration values ('999-later', '2027-01-01T00:00:00.000Z')`;

describe('two servers behind a balancer, restarted one after the other', () => {
  it(
    'on a database that a newer version has added to, fail no request and lose no message',
    async () => {
      const first = await startServer('postgres');
      // Before the second starts, which then follows it.
      await first.installation.moveClock(OPEN);
      const second = await startServer('pglite', first.installation.sharedSettings());
      const servers = [first, second];
      const balancer = await startBalancer(servers.map(({ target }) => target));
      const until = new AbortController();
      const borrowers = people
        .slice(0, BORROWERS)
        .map((person, index) => borrow(balancer, person, index, until.signal));
      const chats = Array.from({ length: CHATS }, (_, index) => chat(balancer, index, until.signal));
      await expect.poll(balancer.answered).toBeGreaterThan(50);

      const database = new pg.Client(first.installation.sharedSettings()['DATABASE_URL']);
      await database.connect();
      await database.query(NEWER);
      await database.end();
      const before = balancer.answered();
      for (const { installation, health } of servers) {
        expect(await installation.stopServer()).toBe(0);
        await installation.startServer(health);
        await balancer.untilReady(servers.length);
      }
      const during = balancer.answered() - before;
      until.abort();

      expect(Math.min(...(await Promise.all(borrowers)))).toBeGreaterThan(0);
      for (const { sent, heard, codes } of await Promise.all(chats)) {
        expect(heard).toEqual(sent);
        expect(sent.length).toBeGreaterThan(3);
        // Going away: the page opens another connection.
        expect(new Set(codes)).toEqual(new Set([1001]));
      }
      expect(balancer.failures).toEqual([]);
      expect(during).toBeGreaterThan(100);
      balancer.stop();
      await second.installation.stop();
      await first.installation.stop();
    },
    TIMEOUT_MS,
  );
});

async function startServer(database: 'postgres' | 'pglite', shared: Record<string, string> = {}) {
  const healthPort = await freePort();
  const settings = { ...shared, ...SETTINGS, HEALTH_PORT: String(healthPort) };
  const installation = await startInstallation(database, settings, { startsServer: false });
  const health = `http://127.0.0.1:${healthPort}`;
  await installation.startServer(health);
  return { installation, health, target: { port: Number(new URL(installation.url).port), healthPort } };
}

/** Registers a person, who then reads their status until the end. Returns how often they did. */
async function borrow(
  { url }: Balancer,
  person: Persona,
  index: number,
  until: AbortSignal,
): Promise<number> {
  await setTimeout(index * BETWEEN_BORROWERS_MS);
  const call = callerAt(url);
  const registering = { body: registrationOf(person), headers: { 'idempotency-key': randomUUID() } };
  const registered = await call('register', registering);
  expect(registered.status).toBe(201);
  const { jwt, applicationUuid: uuid } = registered.body as { jwt: string; applicationUuid: string };
  for (let reads = 1; ; reads += 1) {
    expect(await call('getStatus', { params: { uuid } }, jwt)).toMatchObject({ status: 200 });
    if (until.aborted) return reads;
    await setTimeout(BETWEEN_READS_MS);
  }
}

/** Writes messages until the end, on a page that opens another connection when one ends. Returns their numbers: sent, and heard. */
async function chat({ url }: Balancer, index: number, until: AbortSignal) {
  const call = callerAt(url);
  const body = { friendlyName: `Visitor ${index}`, emailAddress: `visitor-${index}@homeline.example` };
  const started = await call('initWebChat', { body, headers: { 'idempotency-key': randomUUID() } });
  expect(started.status).toBe(201);
  const { omniProxyChannelId: channel, token } = started.body as StartedChat;
  const sent: number[] = [];
  const heard: number[] = [];
  const codes: number[] = [];
  let isOver = false;
  let socket: WebSocket | undefined;
  const follow = async () => {
    while (!isOver) {
      const page = new WebSocket(url.replace('http', 'ws') + OMNI_PATH);
      socket = page;
      const join = { route: 'join', channelId: channel, token, after: heard.at(-1) ?? 0 };
      page.addEventListener('open', () => page.send(JSON.stringify(join)));
      page.addEventListener('message', ({ data }) => {
        const event = OmniEvent.parse(JSON.parse(String(data)));
        if (event.event !== 'messages') return;
        for (const { number } of event.messages) if (!heard.includes(number)) heard.push(number);
      });
      const [{ code }] = (await once(page as never, 'close')) as [{ code: number }];
      if (!isOver) codes.push(code);
    }
  };
  const following = follow();
  while (!until.aborted) {
    const given = { params: { channel }, body: { key: randomUUID(), text: 'Is anybody there?', files: [] } };
    const answer = await call('sendChatMessage', given, token);
    if (answer.status === 201) sent.push((answer.body as ChatMessage).number);
    await setTimeout(BETWEEN_MESSAGES_MS);
  }
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(sent.length);
  isOver = true;
  socket?.close();
  await following;
  return { sent, heard: heard.filter((number) => sent.includes(number)), codes };
}
