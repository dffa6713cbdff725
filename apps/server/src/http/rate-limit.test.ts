import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../testing/database.ts';
import { forgetAttempt, type Limit, nextState, secondsToWait, waitWords } from './rate-limit.ts';

const DELAY = { kind: 'DELAY', free: 5, longestSeconds: 900 } as const;
const WINDOW = { kind: 'WINDOW', most: 3, seconds: 60 } as const;

describe('a growing delay', () => {
  it('allows five attempts without delay, then doubles it up to fifteen minutes', () => {
    const delays = Array.from({ length: 17 }, (_, failures) => nextState(DELAY, failures, 0).windowSeconds);
    expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('refuses an attempt within the delay, without extending it', () => {
    expect(nextState(DELAY, 8, 3.2)).toEqual({ wait: 4, failures: 8, windowSeconds: 3.2 });
  });

  it('is forgotten fifteen minutes after its end', () => {
    expect(nextState(DELAY, 12, -901)).toEqual({ wait: 0, failures: 1, windowSeconds: 0 });
    expect(nextState(DELAY, 12, -899).windowSeconds).toBe(256);
  });
});

describe('a window', () => {
  it('allows three attempts a minute, and returns the wait for the fourth', () => {
    expect(nextState(WINDOW, 0, -5)).toEqual({ wait: 0, failures: 1, windowSeconds: 60 });
    expect(nextState(WINDOW, 2, 41.5).wait).toBe(0);
    expect(nextState(WINDOW, 3, 41.5).wait).toBe(42);
    expect(nextState(WINDOW, 3, -1)).toEqual({ wait: 0, failures: 1, windowSeconds: 60 });
  });
});

describe('attempts counted in the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  const attempt = (...limits: Limit[]) => secondsToWait(database.db, limits);

  it('are allowed up to the limit, then must wait for the rest of the window', async () => {
    const limit = { key: 'three a minute', rule: WINDOW };
    for (let made = 0; made < 3; made += 1) expect(await attempt(limit)).toBe(0);
    const wait = await attempt(limit);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('each count when made concurrently', async () => {
    const waits = await Promise.all(
      Array.from({ length: 10 }, () => attempt({ key: 'at once', rule: WINDOW })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('wait for the strictest of several limits, without affecting other keys', async () => {
    const strict = { key: 'strict', rule: { ...WINDOW, most: 1 } };
    const lax = { key: 'lax', rule: { ...WINDOW, most: 100 } };
    expect(await attempt(strict, lax)).toBe(0);
    expect(await attempt(strict, lax)).toBeGreaterThan(0);
    expect(await attempt(lax)).toBe(0);
  });

  it('are undone when they succeed: a delay resets, a window counts one less', async () => {
    const delay = { key: 'delay', rule: { ...DELAY, free: 1 } };
    const window = { key: 'window', rule: { ...WINDOW, most: 1 } };
    expect(await attempt(delay, window)).toBe(0);
    expect(await attempt(delay)).toBeGreaterThan(0);
    await forgetAttempt(database.db, [delay, window]);
    expect(await attempt(delay, window)).toBe(0);
  });
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('words %i seconds as “%s”', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
