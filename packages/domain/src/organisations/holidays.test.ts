// Proves EN-02, SH-16.

import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { announcedHolidays, isOpenAt } from './holidays.ts';
import { type DayHours, WEEKDAYS } from './hours.ts';

const OFFICE = WEEKDAYS.map(
  (weekday, index): DayHours => ({
    weekday,
    weekdayValue: index + 1,
    ...(index < 5 ? { isOpen: true, startTime: '08:00', endTime: '17:00' } : { isOpen: false }),
  }),
);
const THANKSGIVING = { date: civilDate('2026-11-26'), name: 'Thanksgiving Day' };
const CHRISTMAS = { date: civilDate('2026-12-25'), name: 'Christmas Day' };

const isOpen = (instant: string, timeZone = 'America/New_York') =>
  isOpenAt(OFFICE, [THANKSGIVING], timeZone, Date.parse(instant));

test.each([
  ['Wednesday at 8:00 AM Eastern Time', '2026-11-25T13:00:00Z', true],
  ['Wednesday a minute before it opens', '2026-11-25T12:59:00Z', false],
  ['Wednesday at closing time', '2026-11-25T22:00:00Z', false],
  ['noon on Thanksgiving', '2026-11-26T17:00:00Z', false],
  ['the Friday after', '2026-11-27T17:00:00Z', true],
  ['Saturday', '2026-11-28T17:00:00Z', false],
  ['summer, when clocks are an hour ahead', '2026-07-01T12:00:00Z', true],
])('an office is open on %s (%s): %s', (_, instant, open) => {
  expect(isOpen(instant)).toBe(open);
});

test('a holiday lasts from midnight to midnight in the lender’s time zone', () => {
  expect(isOpenAt(OFFICE, [THANKSGIVING], 'America/Los_Angeles', Date.parse('2026-11-27T07:59:00Z'))).toBe(
    false,
  );
  expect(isOpen('2026-11-27T13:00:00Z')).toBe(true);
});

test('announces holidays from their day back to 30 days before, in order', () => {
  const holidays = [CHRISTMAS, THANKSGIVING];
  const announcedOn = (day: string) => announcedHolidays(holidays, civilDate(day)).map(({ name }) => name);
  expect(announcedOn('2026-10-26')).toEqual([]);
  expect(announcedOn('2026-10-27')).toEqual(['Thanksgiving Day']);
  expect(announcedOn('2026-11-26')).toEqual(['Thanksgiving Day', 'Christmas Day']);
  expect(announcedOn('2026-11-27')).toEqual(['Christmas Day']);
});
