// @vitest-environment happy-dom
// Proves CA-22, CH-14, CO-62, ER-07.

import type { ChatMessage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import { OMNI_LIFE_MS } from '@homeline/contract/chat/omni-messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageSocket } from '../session/page-socket.ts';
import { Connection, stubWebSocket } from '../session/testing/connections.ts';
import { type ChatFollower, openOmniChannel } from './omni-channel.ts';

const CHAT = 'a3b8f0f2-66a9-4b51-8a7e-3b7f6a1f9c01';

let connections: Connection[] = [];
let leave: () => void = () => {};
const newest = () => connections.at(-1) as Connection;

const message = (number: number): ChatMessage => ({
  number,
  key: '11111111-1111-4111-8111-111111111111',
  from: 'APPLICANT',
  text: `message ${number}`,
  files: [],
  at: '2026-03-10T12:00:00.000Z',
});
const status: ChatStatus = {
  state: 'ACTIVE',
  provider: 'desk',
  isUnanswered: false,
  newest: 2,
  read: { applicant: 0, agent: 0 },
};

function follow(given: Partial<ChatFollower> = {}) {
  const told: unknown[] = [];
  const followed = openOmniChannel(createPageSocket('')).followChat({
    channelId: CHAT,
    token: () => 'token',
    after: 0,
    onMessages: (messages) => void told.push(messages.map(({ number }) => number)),
    onStatus: ({ state }) => void told.push(state),
    onTyping: () => void told.push('typing'),
    onReload: async () => 0,
    onRefused: () => void told.push('refused'),
    onLive: (isLive) => void told.push(isLive),
    ...given,
  });
  leave = followed.leave;
  newest().open();
  return { told, followed };
}

beforeEach(() => {
  vi.useFakeTimers();
  connections = stubWebSocket();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reconnect = () => {
  vi.advanceTimersByTime(60_000);
  newest().open();
};

test('sends the token in a message and never in the address', () => {
  follow({ after: 7 });
  expect(newest().requests).toEqual([{ route: 'join', channelId: CHAT, token: 'token', after: 7 }]);
  expect(newest().address).not.toContain('token');
});

test('tells each message once, whatever the server sends again', () => {
  const { told } = follow();
  newest().tell({ event: 'messages', channelId: CHAT, messages: [message(1), message(2)] });
  newest().tell({ event: 'messages', channelId: CHAT, messages: [message(2), message(3)] });
  newest().tell({ event: 'messages', channelId: CHAT, messages: [message(3)] });
  expect(told).toEqual([[1, 2], [3]]);
});

test('joins again with the last number after the connection was lost, and says when it is back', () => {
  const { told } = follow();
  newest().tell({ event: 'joined', channelId: CHAT, status });
  newest().tell({ event: 'messages', channelId: CHAT, messages: [message(4)] });
  newest().close();
  expect(told.at(-1)).toBe(false);
  reconnect();
  expect(newest().requests[0]).toMatchObject({ route: 'join', after: 4 });
  newest().tell({ event: 'joined', channelId: CHAT, status });
  expect(told.slice(-2)).toEqual([true, 'ACTIVE']);
});

test('waits longer after each failure, up to half a minute', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  follow();
  newest().close();
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = connections.length;
    vi.advanceTimersByTime(pauseMs - 1);
    expect(connections).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(connections).toHaveLength(before + 1);
    newest().close();
  }
});

test('connects at once when the browser is online again', () => {
  follow();
  newest().close();
  window.dispatchEvent(new Event('online'));
  expect(connections).toHaveLength(2);
});

test('gives the connection up at once when the browser is offline', () => {
  const { told } = follow();
  newest().tell({ event: 'joined', channelId: CHAT, status });
  // An absent network never reports the close.
  newest().close = () => {};
  window.dispatchEvent(new Event('offline'));
  expect(told.at(-1)).toBe(false);
});

test('pings every ten seconds, and ends a connection that stays silent', () => {
  follow();
  const [first] = connections;
  vi.advanceTimersByTime(10_000);
  expect(first?.requests.at(-1)).toEqual({ route: 'ping', channelId: CHAT });
  first?.tell({ event: 'pong' });
  vi.advanceTimersByTime(24_000);
  expect(first?.readyState).toBe(Connection.OPEN);
  vi.advanceTimersByTime(1000);
  expect(first?.readyState).toBe(3);
  vi.advanceTimersByTime(2000);
  expect(connections).toHaveLength(2);
});

test('replaces a connection before twelve hours are over, without telling of a loss', () => {
  const { told } = follow();
  newest().tell({ event: 'joined', channelId: CHAT, status });
  const before = told.length;
  const pings = setInterval(() => newest().tell({ event: 'pong' }), 10_000);
  vi.advanceTimersByTime(OMNI_LIFE_MS - 60_000);
  clearInterval(pings);
  expect(connections).toHaveLength(2);
  expect(connections[0]?.readyState).toBe(3);
  newest().open();
  expect(newest().requests.at(-1)).toMatchObject({ route: 'join', channelId: CHAT });
  expect(told.slice(before)).not.toContain(false);
});

test('says at most once a second that somebody is typing', () => {
  const { followed } = follow();
  followed.typing();
  followed.typing();
  vi.advanceTimersByTime(1000);
  followed.typing();
  expect(newest().requests.filter((sent) => 'route' in sent && sent.route === 'typing')).toHaveLength(2);
});

test('reports again, on a new connection, what was read', () => {
  const { followed } = follow();
  followed.read(2);
  followed.read(1);
  newest().close();
  reconnect();
  newest().tell({ event: 'joined', channelId: CHAT, status });
  expect(newest().requests.at(-1)).toEqual({ route: 'read', channelId: CHAT, number: 2 });
});

test('joins from the newest message after the page read its history again', async () => {
  follow({ onReload: async () => 400 });
  newest().tell({ event: 'reload', channelId: CHAT });
  await vi.advanceTimersByTimeAsync(0);
  newest().close();
  reconnect();
  expect(newest().requests[0]).toMatchObject({ after: 400 });
});

test('stops following a refused chat', () => {
  const { told } = follow();
  newest().tell({ event: 'refused', channelId: CHAT });
  expect(told).toEqual(['refused']);
  newest().close();
  vi.advanceTimersByTime(60_000);
  expect(connections).toHaveLength(1);
});

test('ignores an event that a newer server sends', () => {
  const { told } = follow();
  newest().dispatchEvent(new MessageEvent('message', { data: '{"event":"later"}' }));
  newest().tell({ event: 'typing', channelId: CHAT, from: 'APPLICANT' });
  expect(told).toEqual(['typing']);
});

test('follows the queue on the same connection, and closes it after the last follower', () => {
  const socket = openOmniChannel(createPageSocket(''));
  const onChange = vi.fn();
  leave = socket.followDesk({
    token: () => 'staff',
    onChange,
    onRefused: vi.fn(),
    onLive: vi.fn(),
  });
  newest().open();
  expect(newest().requests).toEqual([{ route: 'desk', token: 'staff' }]);
  newest().tell({ event: 'desk' });
  expect(onChange).toHaveBeenCalledOnce();
  leave();
  expect(newest().readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(connections).toHaveLength(1);
});

test('tells the queue’s follower when the connection is lost, and when it is back', () => {
  const onLive = vi.fn();
  leave = openOmniChannel(createPageSocket('')).followDesk({
    ...{ token: () => 'staff', onChange: vi.fn(), onRefused: vi.fn(), onLive },
  });
  newest().open();
  newest().tell({ event: 'desk' });
  newest().close();
  reconnect();
  newest().tell({ event: 'desk' });
  expect(onLive.mock.calls).toEqual([[true], [false], [true]]);
});
