// @vitest-environment happy-dom
// Proves CA-12, CA-17, CA-18, CA-40, CH-04, CH-08, CH-14.

import './testing/lender-page.ts';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChatServer, startChatServer } from './testing/chat-server.ts';

const { useBorrower } = await import('./use-borrower.ts');
const { useChatHours } = await import('./use-chat-hours.ts');
const { useSound, useTitleBadge } = await import('./use-notices.ts');
const { Dots } = await import('./waiting.tsx');

let server: ChatServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = startChatServer();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const times = (name: string) => server.made.filter((made) => made.name === name).length;

it('polls every minute whether agents are available, and keeps the last result during an outage', async () => {
  const { result } = renderHook(() => useChatHours());
  expect(result.current.isOpen).toBeUndefined();
  await pass(0);
  expect([result.current.isOpen, times('getChatOpenStatus')]).toEqual([true, 1]);
  server.isOpen = false;
  await pass(60_000);
  expect([result.current.isOpen, times('getChatOpenStatus')]).toEqual([false, 2]);
  server.isOpen = true;
  server.failNext('getChatOpenStatus', 0);
  await pass(60_000);
  expect(result.current.isOpen).toBe(false);
});

it('renews a borrower’s nonce every minute, and requests a new one when that fails', async () => {
  const { result } = renderHook(() => useBorrower(true, true));
  await pass(0);
  expect(result.current.person).toEqual({ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
  expect(result.current.nonce()).toBe('nonce');
  await pass(60_000);
  expect(server.made.at(-1)).toMatchObject({
    ...{ name: 'refreshChatNonce', path: expect.stringContaining('?nonce=nonce') },
  });
  expect(result.current.nonce()).toBe('nonce again');
  server.failNext('refreshChatNonce', 404);
  await pass(60_000);
  expect([times('authenticateWebChat'), result.current.nonce()]).toEqual([2, 'nonce']);
});

it('shows the form to a borrower who can’t be signed in to the chat', async () => {
  server.failNext('authenticateWebChat', 500);
  const { result } = renderHook(() => useBorrower(true, true));
  expect(result.current.isLoading).toBe(true);
  await pass(0);
  expect(result.current).toMatchObject({ isLoading: false, person: undefined });
});

it('animates the dots every 400 ms, unless the person prefers reduced motion', async () => {
  render(
    <p data-testid="dots">
      <Dots />
    </p>,
  );
  const dots = () => screen.getByTestId('dots').textContent;
  expect(screen.getByText('...').getAttribute('aria-hidden')).toBe('true');
  const seen = [dots()];
  for (let step = 0; step < 3; step += 1) {
    await pass(400);
    seen.push(dots());
  }
  expect(seen).toEqual(['...', '.', '..', '...']);
  cleanup();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    <p data-testid="dots">
      <Dots />
    </p>,
  );
  await pass(2000);
  expect(dots()).toBe('...');
  vi.restoreAllMocks();
});

it('counts unread messages in the title of a hidden tab', () => {
  document.title = 'Dashboard';
  const { rerender } = renderHook(({ unread, isVisible }) => useTitleBadge(unread, isVisible), {
    initialProps: { unread: 2, isVisible: false },
  });
  expect(document.title).toBe('(2) Dashboard');
  rerender({ unread: 3, isVisible: false });
  expect(document.title).toBe('(3) Dashboard');
  rerender({ unread: 3, isVisible: true });
  expect(document.title).toBe('Dashboard');
});

it('makes a sound only once it was turned on, and remembers that', () => {
  const started = vi.fn();
  class Audio {
    currentTime = 0;
    createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
    createOscillator = () => ({
      ...{ frequency: { value: 0 }, connect: (to: { connect(): void }) => to },
      ...{ start: started, stop: () => undefined },
    });
  }
  vi.stubGlobal('AudioContext', Audio);
  const { result, rerender } = renderHook(({ key }) => useSound({ key, text: 'Hi' }, true), {
    initialProps: { key: '1' },
  });
  expect([result.current.isOn, started.mock.calls.length]).toEqual([false, 0]);
  act(() => result.current.toggle());
  rerender({ key: '2' });
  expect(result.current.isOn).toBe(true);
  expect(started.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(renderHook(() => useSound(undefined, true)).result.current.isOn).toBe(true);
  act(() => result.current.toggle());
  expect(localStorage.getItem('chatSound')).toBeNull();
});
