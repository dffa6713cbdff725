// Proves CA-04, SH-17.

import { expect, test } from 'vitest';
import { type DayHours, HOURS_ZONE, hoursLines, WEEKDAYS } from './hours.ts';
import { convertHours } from './week-hours.ts';

const OFFICE = WEEKDAYS.map(
  (weekday, index): DayHours => ({
    weekday,
    weekdayValue: index + 1,
    ...(index < 5 ? { isOpen: true, startTime: '08:00', endTime: '18:30' } : { isOpen: false }),
  }),
);

const WINTER = Date.UTC(2026, 10, 23);
const SUMMER = Date.UTC(2026, 6, 1);

const inPacificTime = (from: string, atMs: number) =>
  hoursLines(convertHours(OFFICE, from, HOURS_ZONE, atMs));

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

test('moves hours to another day when they start there', () => {
  expect(hoursLines(convertHours(OFFICE, HOURS_ZONE, 'Asia/Tokyo', WINTER))).toEqual([
    'Tuesday to Saturday, 1:00 AM to 11:30 AM',
  ]);
  expect(inPacificTime('Asia/Tokyo', WINTER)).toEqual([
    'Monday to Thursday, 3:00 PM to 1:30 AM',
    'Sunday, 3:00 PM to 1:30 AM',
  ]);
});
