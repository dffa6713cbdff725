// Proves CH-15, EN-02, SH-16.

import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type DayHours, holidayLine, hoursLines, WEEKDAYS, weekHours } from './hours.ts';

function week(hours: (value: number) => [string, string] | undefined): DayHours[] {
  return WEEKDAYS.map((weekday, index) => {
    const open = hours(index + 1);
    return open
      ? { weekday, weekdayValue: index + 1, isOpen: true, startTime: open[0], endTime: open[1] }
      : { weekday, weekdayValue: index + 1, isOpen: false };
  });
}

test('joins days with the same hours and omits closed days', () => {
  expect(hoursLines(week((day) => (day < 6 ? ['06:00', '18:00'] : undefined)))).toEqual([
    'Monday to Friday, 6:00 AM to 6:00 PM',
  ]);
});

test('gives a Saturday with shorter hours its own line', () => {
  expect(
    hoursLines(week((day) => (day < 6 ? ['08:30', '17:00'] : day === 6 ? ['09:00', '12:00'] : undefined))),
  ).toEqual(['Monday to Friday, 8:30 AM to 5:00 PM', 'Saturday, 9:00 AM to 12:00 PM']);
});

test('tells the hours from Monday to Friday and those of the weekend', () => {
  expect(weekHours(week((day) => (day < 6 ? ['06:00', '17:00'] : undefined)))).toEqual({
    weekdays: '6:00 AM to 5:00 PM',
    weekend: undefined,
  });
  expect(
    weekHours(week((day) => (day === 5 ? ['08:30', '12:00'] : day === 7 ? undefined : ['08:30', '17:00']))),
  ).toEqual({
    weekdays: 'Monday to Thursday, 8:30 AM to 5:00 PM; Friday, 8:30 AM to 12:00 PM',
    weekend: 'Saturday, 8:30 AM to 5:00 PM',
  });
});

test('returns no lines for a department that never opens', () => {
  expect(hoursLines(week(() => undefined))).toEqual([]);
});

test('names holidays with their dates', () => {
  expect(holidayLine([{ date: civilDate('2026-11-26'), name: 'Thanksgiving Day' }])).toBe(
    'Thanksgiving Day (11/26/2026)',
  );
});
