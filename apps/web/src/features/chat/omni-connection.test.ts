// @vitest-environment happy-dom
import './testing/lender-page.ts';
import { OMNI_LIFE_MS, OMNI_PING_MS, type OmniEvent } from '@homeline/contract/chat/omni-messages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANNEL, type ChatServer, startChatServer } from './testing/chat-server.ts';

const { connectOmni } = await import('./omni-connection.ts');

let server: ChatServer;
let events: OmniEvent[];
let connected: boolean[];
let after: number;
let connection: ReturnType<typeof connectOmni>;
beforeEach(async () => {
  vi.useFakeTimers();
  server = startChatServer();
  events = [];
  connected = [];
  after = 0;
  connection = connectOmni({
    channelId: CHANNEL,
    token: () => 'token',
    after: () => after,
    onEvent: (event) => events.push(event),
    onConnected: (isConnected) => connected.push(isConnected),
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const routes = () => server.sent.map(({ route }) => route);

it('joins with the token and the last number it has', () => {
  expect(server.sent).toEqual([{ route: 'join', channelId: CHANNEL, token: 'token', after: 0 }]);
  expect(connected).toEqual([true]);
});

it('says every ten seconds that it is there', async () => {
  await vi.advanceTimersByTimeAsync(3 * OMNI_PING_MS);
  expect(routes()).toEqual(['join', 'ping', 'ping', 'ping']);
  expect(server.sent.at(-1)).toEqual({ route: 'ping', channelId: CHANNEL });
});

it('reconnects with growing pauses, and catches up from the last number it has', async () => {
  server.say('One');
  after = 1;
  server.cut();
  server.say('Two');
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = connected.filter((isConnected) => !isConnected).length;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(10);
  server.mend();
  await vi.advanceTimersByTimeAsync(0);
  expect(connected.at(-1)).toBe(true);
  expect(server.sent.at(-1)).toMatchObject({ route: 'join', after: 1 });
  const texts = events.flatMap((event) => (event.event === 'messages' ? event.messages : []));
  expect(texts.map(({ text }) => text)).toEqual(['One', 'Two']);
});

it('opens a new connection after twelve hours without a warning', async () => {
  await vi.advanceTimersByTimeAsync(OMNI_LIFE_MS + 1000);
  expect(routes().filter((route) => route === 'join')).toHaveLength(2);
  expect(connected).toEqual([true, true]);
});

it('gives up a connection that has fallen silent', async () => {
  server.isSilent = true;
  await vi.advanceTimersByTimeAsync(3 * OMNI_PING_MS);
  expect(connected).toContain(false);
});

it('tells once a second at most that the person is typing', async () => {
  connection.typing();
  connection.typing();
  await vi.advanceTimersByTimeAsync(1000);
  connection.typing();
  expect(routes().filter((route) => route === 'typing')).toHaveLength(2);
});

it('leaves and stays away once it is closed', async () => {
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(routes()).toEqual(['join', 'leave']);
  expect(connected).toEqual([true]);
});
