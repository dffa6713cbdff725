import { describe, expect, it } from 'vitest';
import { nextState, waitWords } from './rate-limit.ts';

const DELAY = { kind: 'DELAY', free: 5, longestSeconds: 900 } as const;
const WINDOW = { kind: 'WINDOW', most: 3, seconds: 60 } as const;

describe('a growing delay', () => {
  it('leaves the first five attempts free, then doubles up to fifteen minutes', () => {
    const delays = Array.from({ length: 17 }, (_, failures) => nextState(DELAY, failures, 0).windowSeconds);
    expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('refuses an attempt within the delay, without making it longer', () => {
    expect(nextState(DELAY, 8, 3.2)).toEqual({ wait: 4, failures: 8, windowSeconds: 3.2 });
  });

  it('is forgotten fifteen minutes after its end', () => {
    expect(nextState(DELAY, 12, -901)).toEqual({ wait: 0, failures: 1, windowSeconds: 0 });
    expect(nextState(DELAY, 12, -899).windowSeconds).toBe(256);
  });
});

describe('a window', () => {
  it('allows three attempts a minute and names the wait for the fourth', () => {
    expect(nextState(WINDOW, 0, -5)).toEqual({ wait: 0, failures: 1, windowSeconds: 60 });
    expect(nextState(WINDOW, 2, 41.5).wait).toBe(0);
    expect(nextState(WINDOW, 3, 41.5).wait).toBe(42);
    expect(nextState(WINDOW, 3, -1)).toEqual({ wait: 0, failures: 1, windowSeconds: 60 });
  });
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('says %i seconds as “%s”', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
