// Proves DS-08.

import { describe, expect, it } from 'vitest';
import { mayTextAt } from './text-hours.ts';

describe('a text message', () => {
  it.each([
    ['before 8 am', '2026-06-10T11:59:59Z', false],
    ['from 8 am', '2026-06-10T12:00:00Z', true],
    ['until 9 pm', '2026-06-11T00:59:59Z', true],
    ['after 9 pm', '2026-06-11T01:00:00Z', false],
    ['until 9 pm on the day when clocks go forward', '2026-03-09T00:59:59Z', true],
    ['after 9 pm on the day when clocks go forward', '2026-03-09T01:00:00Z', false],
    ['before 8 am on the day when clocks go back', '2026-11-01T12:59:59Z', false],
    ['from 8 am on the day when clocks go back', '2026-11-01T13:00:00Z', true],
  ])('%s at a home in New York', (_, at, expected) => {
    expect(mayTextAt('America/New_York', Date.parse(at))).toBe(expected);
  });
});
