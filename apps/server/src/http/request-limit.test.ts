import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { limitOfProcess } from './request-limit.ts';

const limit = limitOfProcess({ most: 2, windowMs: 60_000 });
/** The limit only tells contexts apart. */
const server = () => ({}) as Context;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('allows a place two requests a minute, and returns the wait for the third', () => {
  const requests = limit(server());
  expect([requests.count('here'), requests.count('here')]).toEqual([0, 0]);
  vi.advanceTimersByTime(18_000);
  expect(requests.count('here')).toBe(42);
  expect(requests.count('there')).toBe(0);
});

it('resets after the window', () => {
  const requests = limit(server());
  for (let made = 0; made < 3; made += 1) requests.count('here');
  vi.advanceTimersByTime(60_000);
  expect(requests.count('here')).toBe(0);
});

it('counts per server process', () => {
  const [one, other] = [server(), server()];
  for (let made = 0; made < 2; made += 1) limit(one).count('here');
  expect(limit(one).count('here')).toBeGreaterThan(0);
  expect(limit(other).count('here')).toBe(0);
});
