// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { token } from './token.ts';
import { useSession } from './use-session.ts';

const NOW_MS = Date.parse('2026-12-01T20:00:00Z');
const jwtUntil = (endsAtMs: number) => `h.${btoa(JSON.stringify({ exp: endsAtMs / 1000 }))}.s`;

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  token.forget();
  cleanup();
  vi.useRealTimers();
});

test('nobody is signed in without a token', () => {
  expect(renderHook(useSession).result.current).toEqual({
    ...{ isSignedIn: false, isEnding: false, endsAtMs: undefined },
  });
});

test('warns two minutes before the session ends, and not before', () => {
  const endsAtMs = NOW_MS + 600_000;
  token.save(jwtUntil(endsAtMs));
  const { result } = renderHook(useSession);
  expect(result.current).toEqual({ isSignedIn: true, isEnding: false, endsAtMs });
  act(() => void vi.advanceTimersByTime(479_999));
  expect(result.current.isEnding).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isEnding).toBe(true);
  act(() => token.save(jwtUntil(endsAtMs + 600_000)));
  expect(result.current.isEnding).toBe(false);
});
