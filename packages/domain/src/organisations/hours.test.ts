import { expect, test } from 'vitest';
import { convertHours, type DayHours, HOURS_ZONE, hoursLines } from './hours.ts';

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

const WINTER = Date.UTC(2026, 10, 23);
const SUMMER = Date.UTC(2026, 6, 1);
const OFFICE = week((day) => (day < 6 ? ['08:00', '18:30'] : undefined));

const inPacificTime = (from: string, atMs: number, hours = OFFICE) =>
  hoursLines(convertHours(hours, from, HOURS_ZONE, atMs));

test('a lender in New York opens three hours earlier in Pacific Time', () => {
  expect(inPacificTime('America/New_York', WINTER)).toEqual(['Monday to Friday, 5:00 AM to 3:30 PM']);
});

test('a lender in Arizona keeps Mountain Standard Time in summer', () => {
  expect(inPacificTime('America/Phoenix', WINTER)).toEqual(['Monday to Friday, 7:00 AM to 5:30 PM']);
  expect(inPacificTime('America/Phoenix', SUMMER)).toEqual(['Monday to Friday, 8:00 AM to 6:30 PM']);
});

test('hours in Pacific Time stay as they are in Pacific Time', () => {
  expect(convertHours(OFFICE, HOURS_ZONE, HOURS_ZONE, WINTER)).toEqual(OFFICE);
});

test('hours that start on another day move to that day', () => {
  expect(hoursLines(convertHours(OFFICE, HOURS_ZONE, 'Asia/Tokyo', WINTER))).toEqual([
    'Tuesday to Saturday, 1:00 AM to 11:30 AM',
  ]);
  expect(inPacificTime('Asia/Tokyo', WINTER)).toEqual([
    'Monday to Thursday, 3:00 PM to 1:30 AM',
    'Sunday, 3:00 PM to 1:30 AM',
  ]);
});
