import * as z from 'zod';
import { zoneOffsetMinutes } from '../dates/time-zone.ts';
import { DayHours, WEEKDAYS } from './hours.ts';

const DAY_MINUTES = 24 * 60;

/** A department's week in the lender's own time zone. */
export const WeekHours = z
  .array(
    DayHours.refine((day) => !day.isOpen || (day.startTime && day.endTime && day.startTime < day.endTime), {
      error: 'An open day must start before it ends',
      when: ({ issues }) => issues.length === 0,
    }),
  )
  .length(7);

/**
 * Converts a week of hours to another time zone. Hours that start on another day there move to that day.
 * @param from IANA name of the week's zone
 * @param to IANA name of the zone to convert to
 * @param atMs milliseconds since 1970, as daylight saving time changes the difference
 */
export function convertHours(week: readonly DayHours[], from: string, to: string, atMs: number): DayHours[] {
  const shift = zoneOffsetMinutes(to, atMs) - zoneOffsetMinutes(from, atMs);
  const open = week.filter(({ isOpen }) => isOpen).map((day) => shiftDay(day, shift));
  return WEEKDAYS.flatMap((weekday, index) => {
    const hours = open.filter((day) => day.weekday === weekday);
    return hours.length > 0 ? hours : [{ weekday, weekdayValue: index + 1, isOpen: false }];
  });
}

function shiftDay({ weekdayValue, startTime, endTime }: DayHours, shift: number): DayHours {
  const start = minutesOf(startTime) + shift;
  const index = (weekdayValue - 1 + Math.floor(start / DAY_MINUTES) + 7) % 7;
  return {
    weekday: WEEKDAYS[index] ?? 'MONDAY',
    weekdayValue: index + 1,
    isOpen: true,
    startTime: timeOf(start),
    endTime: timeOf(minutesOf(endTime) + shift),
  };
}

function minutesOf(time = '00:00'): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const ofDay = (minutes + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
