// @vitest-environment happy-dom
import type { Topic } from '@homeline/contract/realtime/messages.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../testing/lender-page.ts';
import { type Connection, stubWebSocket } from './testing/connections.ts';
import { token } from './token.ts';
import { isLive, useLive } from './use-live.ts';

const topic: Topic = { name: 'APPLICATION', application: '3f1c2b8e-9a4d-4c1e-8b7a-2d5e6f708192' };

let connections: Connection[];
beforeEach(() => {
  connections = stubWebSocket();
  token.save('first');
});
afterEach(() => {
  cleanup();
  token.forget();
  vi.unstubAllGlobals();
});

/** Follows a topic on a page, and lets the server answer. */
async function following(followed: Topic | undefined) {
  const onChange = vi.fn();
  const page = renderHook(({ of }) => useLive(of, onChange), {
    initialProps: { of: followed as Topic | undefined },
  });
  await act(() => import('./own-live.ts').then(() => undefined));
  const socket = connections.at(-1);
  act(() => {
    socket?.open();
    socket?.tell({ type: 'SUBSCRIBED', id: 1, cursor: '1-1' });
  });
  return { ...page, socket, onChange };
}

test('a page that follows a topic hears of its changes, and need not poll while it does', async () => {
  const { socket, onChange, rerender } = await following(topic);
  expect(isLive(topic)).toBe(true);
  const event = { kind: 'STEP_ENTERED', application: topic.application } as const;
  act(() => socket?.tell({ type: 'EVENT', id: 1, event, cursor: '1-2' }));
  expect(onChange).toHaveBeenLastCalledWith(event);
  rerender({ of: undefined });
  expect(isLive(topic)).toBe(false);
});

test('a page without a topic opens no connection', async () => {
  const { socket } = await following(undefined);
  expect(socket).toBeUndefined();
  expect(isLive(topic)).toBe(false);
});

test('a browser without websockets polls', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const { socket } = await following(topic);
  expect(socket).toBeUndefined();
  expect(isLive(topic)).toBe(false);
});
