// @vitest-environment happy-dom
import { OMNI_LIFE_MS, type OmniEvent } from '@homeline/contract/chat/omni-messages.ts';
import { CLOSE_CODES, HEARTBEAT_MS, type Topic } from '@homeline/contract/realtime/messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOmniChannel } from '../chat/omni-channel.ts';
import { openLiveChannel } from './live-channel.ts';
import { createPageSocket } from './page-socket.ts';
import { type Connection, stubWebSocket } from './testing/connections.ts';
import { token } from './token.ts';

const CHAT = 'a3b8f0f2-66a9-4b51-8a7e-3b7f6a1f9c01';
const APPLICATION = '3f1c2b8e-9a4d-4c1e-8b7a-2d5e6f708192';
const topic: Topic = { name: 'APPLICATION', application: APPLICATION };
const event = { kind: 'STEP_ENTERED', application: APPLICATION } as const;

let connections: Connection[];
let ends: (() => void)[] = [];
const newest = () => connections.at(-1) as Connection;

/** A page whose live events and chats share its socket. */
function page() {
  const socket = createPageSocket('');
  const follow = openLiveChannel(socket, 'homeline');
  const omni = openOmniChannel(socket);
  return {
    follow() {
      const told: unknown[] = [];
      const end = follow({
        topic,
        onChange: (change) => void told.push(change?.kind ?? 'anything'),
        onLive: (isLive) => void told.push(isLive),
      });
      ends.push(end);
      return { told, end };
    },
    followChat() {
      const told: unknown[] = [];
      const { leave } = omni.followChat({
        ...{ channelId: CHAT, after: 3, token: () => 'chat token' },
        onLive: (isLive) => void told.push(isLive),
        ...{ onMessages: () => {}, onStatus: () => {}, onTyping: () => {}, onRefused: () => {} },
        onReload: async () => 0,
      });
      ends.push(leave);
      return { told, leave };
    },
  };
}

const OPEN = { type: 'OPEN', token: 'first', orgCode: 'homeline' };
const SUBSCRIBE = { type: 'SUBSCRIBE', id: 1, topic };
const JOIN = { route: 'join', channelId: CHAT, token: 'chat token', after: 3 };
const joined: OmniEvent = {
  event: 'joined',
  channelId: CHAT,
  status: {
    state: 'ACTIVE',
    provider: 'desk',
    isUnanswered: false,
    newest: 3,
    read: { applicant: 0, agent: 0 },
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  connections = stubWebSocket();
  token.save('first');
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  token.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('live events', () => {
  test('begin with the token in a message, and what changed before they were followed', () => {
    const { told } = page().follow();
    newest().open();
    expect(newest().requests).toEqual([OPEN, SUBSCRIBE]);
    expect(newest().address).not.toContain('first');
    newest().tell({ type: 'SUBSCRIBED', id: 1, cursor: '1-1' });
    newest().tell({ type: 'EVENT', id: 1, event, cursor: '1-2' });
    expect(told).toEqual([true, 'anything', 'STEP_ENTERED']);
  });

  test('continue from the last cursor after the connection was lost', () => {
    const { told } = page().follow();
    newest().open();
    newest().tell({ type: 'SUBSCRIBED', id: 1, cursor: '1-1' });
    newest().tell({ type: 'HEARTBEAT', cursor: '1-9' });
    newest().close();
    expect(told.at(-2)).toBe(false);
    vi.advanceTimersByTime(2000);
    newest().open();
    expect(newest().requests).toEqual([OPEN, { ...SUBSCRIBE, cursor: '1-9' }]);
  });

  test('end when the server refuses to continue, so that the page polls again', () => {
    const { told } = page().follow();
    newest().open();
    newest().tell({ type: 'SUBSCRIBED', id: 1, cursor: '1-1' });
    newest().tell({ type: 'REFUSED', id: 1 });
    expect(told).toEqual([true, 'anything', false, 'anything']);
    newest().tell({ type: 'HEARTBEAT', cursor: '1-9' });
    newest().close();
    vi.advanceTimersByTime(2000);
    newest().open();
    expect(newest().requests).toEqual([OPEN, { ...SUBSCRIBE, cursor: '1-1' }]);
  });

  test('keep the cursor of the last connection until they are answered on a new one', () => {
    const { told } = page().follow();
    newest().open();
    newest().tell({ type: 'SUBSCRIBED', id: 1, cursor: '1-1' });
    for (let passed = 0; passed < OMNI_LIFE_MS; passed += HEARTBEAT_MS) {
      newest().tell({ type: 'HEARTBEAT', cursor: '1-2' });
      vi.advanceTimersByTime(HEARTBEAT_MS);
    }
    expect(connections).toHaveLength(2);
    expect(told).toEqual([true, 'anything']);
    newest().open();
    newest().tell({ type: 'HEARTBEAT', cursor: '1-9' });
    newest().close();
    vi.advanceTimersByTime(2000);
    newest().open();
    expect(newest().requests).toEqual([OPEN, { ...SUBSCRIBE, cursor: '1-2' }]);
  });

  test('end a connection that is silent for two heartbeats, and need no ping', () => {
    page().follow();
    newest().open();
    vi.advanceTimersByTime(2 * HEARTBEAT_MS - 1);
    expect(newest().readyState).toBe(1);
    expect(newest().requests).toEqual([OPEN, SUBSCRIBE]);
    vi.advanceTimersByTime(1);
    expect(connections[0]?.readyState).toBe(3);
  });

  test('renew the token on the same connection', () => {
    page().follow();
    newest().open();
    token.save('second');
    expect(newest().requests.at(-1)).toEqual({ type: 'RENEW', token: 'second' });
  });

  test('wait for another token after the session has ended', () => {
    const { told } = page().follow();
    newest().open();
    newest().tell({ type: 'SUBSCRIBED', id: 1 });
    newest().close(CLOSE_CODES.SESSION_ENDED);
    expect(told.at(-2)).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(connections).toHaveLength(1);
    token.save('second');
    newest().open();
    expect(newest().requests[0]).toEqual({ ...OPEN, token: 'second' });
  });
});

describe('live events and a chat', () => {
  test('share one connection, whichever came first', () => {
    const { follow, followChat } = page();
    followChat();
    newest().open();
    follow();
    expect(connections).toHaveLength(1);
    expect(newest().requests).toEqual([JOIN, OPEN, SUBSCRIBE]);
  });

  test('close it only after both were left', () => {
    const { follow, followChat } = page();
    const [live, chat] = [follow(), followChat()];
    newest().open();
    live.end();
    expect(newest().readyState).toBe(1);
    chat.leave();
    expect(newest().readyState).toBe(3);
    follow();
    newest().open();
    expect(newest().requests).toEqual([OPEN, { ...SUBSCRIBE, id: 2 }]);
  });

  test('part when the session ends: the chat continues, and reports no lost connection', () => {
    const { follow, followChat } = page();
    const [live, chat] = [follow(), followChat()];
    newest().open();
    newest().tell(joined);
    newest().close(CLOSE_CODES.SESSION_ENDED);
    newest().open();
    expect(connections).toHaveLength(2);
    expect(newest().requests).toEqual([JOIN]);
    expect(chat.told).toEqual([true]);
    expect(live.told).toEqual([]);
  });

  test('part at log-out: no later event of that person arrives', () => {
    const { follow, followChat } = page();
    const live = follow();
    followChat();
    newest().open();
    newest().tell({ type: 'SUBSCRIBED', id: 1 });
    token.forget();
    expect(live.told.slice(-2)).toEqual([false, 'anything']);
    expect(connections[0]?.readyState).toBe(3);
    newest().open();
    expect(newest().requests).toEqual([JOIN]);
  });
});
