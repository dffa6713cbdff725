// @vitest-environment happy-dom
// Proves CH-08.

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AgentSession, agentSession } from './chat-sessions.ts';
import { type ChatState, NO_CHAT } from './chat-state.ts';
import { heldMessages } from './held-message.ts';
import { useStoredAgent } from './use-stored-agent.ts';

const CHANNEL = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const agent: AgentSession = {
  ...{ friendlyName: 'Ann', emailAddress: 'ann@example.com', omniProxyChannelId: CHANNEL },
  ...{ token: 'token', conversationSid: CHANNEL, expiration: new Date(Date.now() + 3_600_000).toISOString() },
};
const dispatch = vi.fn();
beforeEach(() => {
  localStorage.clear();
  dispatch.mockClear();
});
afterEach(cleanup);

/** A tab of the chat that knows this. */
function tab(chat: Partial<AgentSession> = {}) {
  const knowing = (more: Partial<AgentSession>): ChatState => ({ ...NO_CHAT, agent: { ...agent, ...more } });
  const { rerender } = renderHook((state: ChatState) => useStoredAgent(state, dispatch), {
    initialProps: knowing(chat),
  });
  return {
    learns: (more: Partial<AgentSession>, messages: ChatState['messages'] = []) =>
      rerender({ ...knowing({ ...chat, ...more }), messages }),
  };
}
/** Another tab stores what it holds. Its event hasn't come yet. */
const holdElsewhere = (initialMessage: string, more: Partial<AgentSession> = {}) =>
  agentSession.save({ ...agent, initialMessage, ...more });
const stored = () => agentSession.read()?.initialMessage;
const shown = () => dispatch.mock.lastCall?.[0];

it('keeps another tab’s held messages when storing a renewed token', () => {
  const here = tab();
  holdElsewhere('Hello');
  here.learns({ token: 'renewed' });
  expect(agentSession.read()).toMatchObject({ token: 'renewed', initialMessage: 'Hello' });
  expect(shown()).toEqual({ type: 'HELD', text: 'Hello' });
});

it('merges the held messages of two tabs, each once', () => {
  const here = tab({ initialMessage: 'Two' });
  holdElsewhere('One');
  here.learns({ token: 'renewed' });
  expect(stored()).toBe('One\nTwo');
  here.learns({ token: 'renewed again' });
  expect(stored()).toBe('One\nTwo');
  here.learns({ initialMessage: 'One\nTwo\nThree' });
  expect(stored()).toBe('One\nTwo\nThree');
});

it('drops held messages that arrived or belong to another chat', () => {
  const here = tab();
  holdElsewhere('Hello');
  const at = '2026-11-24T15:00:00.000Z';
  const sent = heldMessages({ ...agent, initialMessage: 'Hello' }).map((one) => ({
    ...{ ...one, number: 1, from: 'APPLICANT' as const, files: [], at },
  }));
  here.learns({ token: 'renewed' }, sent);
  expect(stored()).toBeUndefined();
  holdElsewhere('Elsewhere', { omniProxyChannelId: '00000000-0000-4000-8000-000000000000' });
  here.learns({ token: 'renewed again' });
  expect(stored()).toBeUndefined();
  expect(dispatch).not.toHaveBeenCalled();
});
