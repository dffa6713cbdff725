import { expect, test } from 'vitest';
import { midnightBefore } from './format-instant.ts';

test.each([
  ['2026-07-07T04:00:00.000Z', 'America/New_York', 'midnight at the end of 07/06/2026, Eastern Time'],
  ['2026-11-26T08:00:00.000Z', 'America/Los_Angeles', 'midnight at the end of 11/25/2026, Pacific Time'],
])('a deadline at %s in %s is shown as %s', (instant, timeZone, expected) => {
  expect(midnightBefore(instant, timeZone)).toBe(expected);
});
