// @vitest-environment happy-dom
// Proves CH-06, EN-14, EN-15.

import './testing/lender-page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL, type ChatServer, startChatServer } from './testing/chat-server.ts';

const { restoreChat } = await import('./restore-chat.ts');
const { leave } = await import('../../session/end-of-session.ts');
const { enter } = await import('../../session/enter.ts');

const NOW = Date.parse('2026-11-24T15:00:00.000Z');
const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(NOW + ms).toISOString();
const agent = (more = {}) => ({
  ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', omniProxyChannelId: CHANNEL },
  ...{ token: 'token', conversationSid: CHANNEL, expiration: inMs(6 * HOUR_MS) },
  ...more,
});
const chatbot = (more = {}) => ({
  ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', conversationId: 'bot', nonce: 'secret' },
  ...{ loginTimestamp: inMs(0), expiration: inMs(HOUR_MS / 6) },
  ...more,
});
const jwtOf = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`;

function keep(key: 'agentChat' | 'chatbot', session: object, owner = ''): void {
  localStorage.setItem(key, JSON.stringify(session));
  localStorage.setItem('chatOwner', owner);
}
const kept = () => ['agentChat', 'chatbot', 'chatOwner'].filter((key) => localStorage.getItem(key) !== null);

let server: ChatServer;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  server = startChatServer();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stored chat', () => {
  it('with an agent comes back for six hours', async () => {
    keep('agentChat', agent());
    expect(await restoreChat(true)).toEqual({ agent: agent() });
    vi.setSystemTime(NOW + 6 * HOUR_MS);
    expect(await restoreChat(true)).toBeUndefined();
    expect(localStorage.getItem('agentChat')).toBeNull();
  });

  it('with the chatbot comes back for ten minutes', async () => {
    keep('chatbot', chatbot());
    expect(await restoreChat(true)).toEqual({ chatbot: chatbot() });
    vi.setSystemTime(NOW + HOUR_MS / 6);
    expect(await restoreChat(true)).toBeUndefined();
  });

  it.each([
    '{',
    '"text"',
    '{}',
    JSON.stringify(agent({ token: 7 })),
    JSON.stringify(agent({ expiration: 'soon' })),
  ])('that can’t be read is removed: %s', async (text) => {
    localStorage.setItem('agentChat', text);
    localStorage.setItem('chatOwner', '');
    expect(await restoreChat(true)).toBeUndefined();
    expect(localStorage.getItem('agentChat')).toBeNull();
  });
});

describe('a signed-in person without a stored chat', () => {
  it('gets their own chat from the server, where an answer may wait, and stores it', async () => {
    server.hasOwnChat = true;
    enter(jwtOf('first'));
    expect(await restoreChat(true)).toMatchObject({
      agent: { omniProxyChannelId: CHANNEL, emailAddress: 'ann@example.com', token: 'token 1' },
    });
    expect(localStorage.getItem('chatOwner')).toBe('first');
  });

  it('starts with the form when there is none, or the server doesn’t answer', async () => {
    enter(jwtOf('first'));
    expect(await restoreChat(true)).toBeUndefined();
    server.failNext('resumeWebChat', 0);
    server.hasOwnChat = true;
    expect(await restoreChat(true)).toBeUndefined();
  });

  it('doesn’t ask for a visitor', async () => {
    leave();
    server.hasOwnChat = true;
    expect(await restoreChat(true)).toBeUndefined();
    expect(server.made.map(({ name }) => name)).not.toContain('resumeWebChat');
  });
});

describe('the next person in this browser', () => {
  const FIRST = jwtOf('first');
  const SECOND = jwtOf('second');

  it('finds nothing after a sign-out', () => {
    enter(FIRST);
    keep('agentChat', agent(), 'first');
    keep('chatbot', chatbot(), 'first');
    leave();
    expect(kept()).toEqual([]);
  });

  it('finds nothing of a person who never signed out, in any tab', () => {
    enter(FIRST);
    keep('agentChat', agent(), 'first');
    sessionStorage.clear();
    enter(SECOND);
    expect(kept()).toEqual([]);
  });

  it('finds nothing of an expired session without signing in', async () => {
    keep('agentChat', agent(), 'first');
    expect(await restoreChat(true)).toBeUndefined();
    expect(kept()).toEqual([]);
  });

  it('finds nothing of a visitor with another email address', async () => {
    keep('agentChat', agent({ emailAddress: 'somebody@example.com' }));
    enter(FIRST);
    expect(await restoreChat(true)).toBeUndefined();
    expect(kept()).toEqual([]);
  });

  it('continues the chat they started before signing in with the same email address', async () => {
    keep('agentChat', agent({ emailAddress: 'Ann@example.com' }));
    enter(FIRST);
    expect(await restoreChat(true)).toMatchObject({ agent: { token: 'token' } });
    expect(localStorage.getItem('chatOwner')).toBe('first');
  });

  it('keeps the chat when the same person signs in again', async () => {
    enter(FIRST);
    keep('agentChat', agent(), 'first');
    enter(FIRST);
    expect(await restoreChat(true)).toMatchObject({ agent: { token: 'token' } });
  });
});
