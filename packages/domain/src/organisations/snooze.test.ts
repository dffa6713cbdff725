// Proves CO-81.

import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type DayHours, WEEKDAYS } from './hours.ts';
import { snoozedUntilDay, snoozeTimes } from './snooze.ts';

/** Open on Saturday too, closed on Thanksgiving. */
const HOURS = {
  week: WEEKDAYS.map(
    (weekday, index): DayHours => ({
      ...{ weekday, weekdayValue: index + 1 },
      ...(index < 6 ? { isOpen: true, startTime: '08:00', endTime: '17:00' } : { isOpen: false }),
    }),
  ),
  holidays: [{ date: civilDate('2026-11-26'), name: 'Thanksgiving Day' }],
  timeZone: 'America/New_York',
};
const at = (instant: string) =>
  Object.fromEntries(
    [...snoozeTimes(HOURS, Date.parse(instant))].map(([choice, ms]) => [choice, new Date(ms).toISOString()]),
  );

test('offers to snooze a chat until later today or tomorrow’s opening', () => {
  expect(at('2026-11-24T14:00:00Z')).toEqual({
    LATER_TODAY: '2026-11-24T17:00:00.000Z',
    TOMORROW: '2026-11-25T13:00:00.000Z',
  });
});

test('skips holidays and evenings, and names the next business day', () => {
  expect(at('2026-11-25T20:30:00Z')).toEqual({ NEXT_BUSINESS_DAY: '2026-11-27T13:00:00.000Z' });
  expect(at('2026-11-27T20:30:00Z')).toEqual({
    TOMORROW: '2026-11-28T13:00:00.000Z',
    NEXT_BUSINESS_DAY: '2026-11-30T13:00:00.000Z',
  });
});

test('starts a chosen date at its opening, or at nine when closed', () => {
  const until = (date: string) => new Date(snoozedUntilDay(HOURS, civilDate(date))).toISOString();
  expect(until('2026-11-27')).toBe('2026-11-27T13:00:00.000Z');
  expect(until('2026-11-26')).toBe('2026-11-26T14:00:00.000Z');
});
