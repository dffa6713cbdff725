import { expect, test } from 'vitest';
import { type DayHours, hoursInZone, hoursLines } from './hours.ts';

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

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

test('returns no lines for a department that never opens', () => {
  expect(hoursLines(week(() => undefined))).toEqual([]);
});

const AT_MS = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['America/Los_Angeles', ['Monday to Friday, 5:30 AM to 5:00 PM']],
  ['America/New_York', ['Monday to Friday, 8:30 AM to 8:00 PM']],
  ['Pacific/Honolulu', ['Monday to Friday, 3:30 AM to 3:00 PM']],
  ['Asia/Tokyo', ['Monday to Friday, 10:30 PM to 10:00 AM']],
  ['Pacific/Auckland', ['Tuesday to Saturday, 2:30 AM to 2:00 PM']],
])('office hours in New York, as they are in %s', (to, lines) => {
  const days = week((day) => (day < 6 ? ['08:30', '20:00'] : undefined));
  expect(hoursLines(hoursInZone(days, { from: 'America/New_York', to, atMs: AT_MS }))).toEqual(lines);
});

test('the hours of a Sunday evening move to Monday further east', () => {
  const days = week((day) => (day === 7 ? ['18:00', '20:00'] : undefined));
  const abroad = hoursInZone(days, { from: 'America/Los_Angeles', to: 'Europe/London', atMs: AT_MS });
  expect(hoursLines(abroad)).toEqual(['Monday, 2:00 AM to 4:00 AM']);
});
