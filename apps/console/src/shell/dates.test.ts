import { clock } from '@homeline/client/session/clock.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ageInWords,
  agoInWords,
  civilDateInWords,
  dayInWords,
  durationInWords,
  millisecondsInWords,
  monthInWords,
  todayAt,
} from './dates.ts';

const NOW_MS = Date.parse('2026-11-24T20:00:00Z');
const before = (ms: number) => new Date(NOW_MS - ms).toISOString();
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const;

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  clock.follow(null);
  vi.useRealTimers();
});

it.each([
  [-MINUTE, '0 min'],
  [59 * SECOND, '0 min'],
  [MINUTE, '1 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1 h'],
  [DAY - 1, '23 h'],
  [DAY, '1 d'],
  [3.9 * DAY, '3 d'],
])('what happened %i ms ago is %s old', (ms, words) => {
  expect(ageInWords(before(ms))).toBe(words);
});

it('says “just now” for less than a minute', () => {
  expect(agoInWords(before(MINUTE - 1))).toBe('Just now');
  expect(agoInWords(before(MINUTE))).toBe('1 min ago');
});

it.each([
  [4.4, '4 s'],
  [59, '59 s'],
  [60, '1 min'],
  [12.4 * 60, '12 min'],
  [3600, '1 h'],
  [9000, '2.5 h'],
  [86_400, '1 days'],
  [216_000, '2.5 days'],
])('%d seconds take %s', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

it.each([
  [239.6, '240\u00a0ms'],
  [999, '999\u00a0ms'],
  [1000, '1\u00a0s'],
  [1240, '1.2\u00a0s'],
])('%d milliseconds are %s', (ms, words) => {
  expect(millisecondsInWords(ms)).toBe(words);
});

it('formats a civil date as the same day everywhere', () => {
  expect(dayInWords('2026-11-24')).toBe('Nov 24');
  expect(civilDateInWords('2026-11-01')).toBe('Nov 1, 2026');
  expect(monthInWords('2026-11-01')).toBe('Nov 2026');
});

it('knows the day in a time zone, by the installation’s clock', () => {
  expect(todayAt('America/Los_Angeles')).toBe('2026-11-24');
  expect(todayAt('Pacific/Auckland')).toBe('2026-11-25');
  clock.follow(String(DAY));
  expect(todayAt('America/Los_Angeles')).toBe('2026-11-25');
  expect(ageInWords(before(0))).toBe('1 d');
});
