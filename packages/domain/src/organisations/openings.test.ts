// Proves CH-15, CO-81.

import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type DayHours, WEEKDAYS } from './hours.ts';
import { instantIn, nextOpening, type OpenHours } from './openings.ts';

const OFFICE: OpenHours = {
  week: WEEKDAYS.map(
    (weekday, index): DayHours => ({
      ...{ weekday, weekdayValue: index + 1 },
      ...(index < 5 ? { isOpen: true, startTime: '06:00', endTime: '17:00' } : { isOpen: false }),
    }),
  ),
  holidays: [{ date: civilDate('2026-11-26'), name: 'Thanksgiving Day' }],
  timeZone: 'America/Los_Angeles',
};
const opens = (at: string) => new Date(nextOpening(OFFICE, Date.parse(at)) ?? 0).toISOString();

test.each([
  ['before it opens, today', '2026-11-24T10:00:00Z', '2026-11-24T14:00:00.000Z'],
  ['while it is open, tomorrow', '2026-11-24T18:00:00Z', '2026-11-25T14:00:00.000Z'],
  ['on the eve of Thanksgiving, on Friday', '2026-11-26T03:00:00Z', '2026-11-27T14:00:00.000Z'],
  ['on Saturday, on Monday', '2026-11-28T18:00:00Z', '2026-11-30T14:00:00.000Z'],
])('an office opens next, %s', (_, at, opening) => {
  expect(opens(at)).toBe(opening);
});

test('times are in the lender’s time zone, even on days of clock changes', () => {
  const at = (date: string) =>
    new Date(instantIn('America/Los_Angeles', civilDate(date), '06:00')).toISOString();
  expect(at('2026-03-08')).toBe('2026-03-08T13:00:00.000Z');
  expect(at('2026-11-01')).toBe('2026-11-01T14:00:00.000Z');
});
