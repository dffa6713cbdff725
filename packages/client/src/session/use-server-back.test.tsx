// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useServerBack } from './use-server-back.ts';

const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const answers = (status: number) => vi.mocked(fetch).mockResolvedValue(new Response(null, { status }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  isOnline(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function waiting(wasLost = false) {
  const onBack = vi.fn();
  const { result, rerender } = renderHook(({ is }) => useServerBack(is, onBack, wasLost), {
    initialProps: { is: true },
  });
  return { onBack, isDown: () => result.current, stop: () => rerender({ is: false }) };
}

test('asks every five seconds while the server is down, and acts once when it answers', async () => {
  const page = waiting();
  await wait(0);
  expect(page.isDown()).toBe(true);
  answers(503);
  await wait(5000);
  expect(page.onBack).not.toHaveBeenCalled();
  answers(404);
  await wait(4999);
  expect(page.onBack).not.toHaveBeenCalled();
  await wait(1);
  expect(page.onBack).toHaveBeenCalledOnce();
  expect(page.isDown()).toBe(false);
  const asked = vi.mocked(fetch).mock.calls.length;
  await wait(60_000);
  await reconnect();
  expect(fetch).toHaveBeenCalledTimes(asked);
  expect(page.onBack).toHaveBeenCalledOnce();
});

test('acts at once when the browser is online again', async () => {
  isOnline(false);
  const page = waiting();
  await wait(60_000);
  expect(fetch).not.toHaveBeenCalled();
  answers(200);
  await reconnect();
  expect(page.onBack).toHaveBeenCalledOnce();
});

test('leaves a server that answered all the time to the person', async () => {
  answers(200);
  const page = waiting();
  await wait(60_000);
  expect(page.onBack).not.toHaveBeenCalled();
  expect(page.isDown()).toBe(false);
});

test('acts on the first answer where the connection is known to have been lost', async () => {
  answers(200);
  const page = waiting(true);
  await wait(0);
  expect(page.onBack).toHaveBeenCalledOnce();
});

test('asks nobody once nothing waits', async () => {
  const page = waiting();
  await wait(0);
  page.stop();
  expect(page.isDown()).toBe(false);
  answers(200);
  await wait(60_000);
  expect(page.onBack).not.toHaveBeenCalled();
});

test('an answer that comes once nothing waits any more does nothing', async () => {
  let answer = (_: Response) => {};
  const page = waiting(true);
  await wait(0);
  vi.mocked(fetch).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await wait(5000);
  page.stop();
  await act(async () => answer(new Response()));
  expect(page.onBack).not.toHaveBeenCalled();
});
