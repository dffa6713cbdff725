import * as z from 'zod';
import { zoneOffsetMinutes } from '../dates/time-zone.ts';

export const Department = z.enum(['OPS_PHONE', 'OPS_CHAT']);
export type Department = z.infer<typeof Department>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:00');

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

const DAY_MINUTES = 24 * 60;

/** The zone in which the product shows every lender's hours. */
export const HOURS_ZONE = 'America/Los_Angeles';

/** The hours of a department on one weekday. `weekdayValue` is 1 for Monday to 7 for Sunday. Hours past midnight end before they start. */
export const DayHours = z.strictObject({
  weekday: z.enum(WEEKDAYS),
  weekdayValue: z.int().min(1).max(7),
  isOpen: z.boolean(),
  startTime: Time.optional(),
  endTime: Time.optional(),
});
export type DayHours = z.infer<typeof DayHours>;

/** A department's week in the lender's own time zone. */
export const WeekHours = z
  .array(
    DayHours.refine((day) => !day.isOpen || (day.startTime && day.endTime && day.startTime < day.endTime), {
      error: 'An open day must start before it ends',
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

/**
 * Returns a department's week in as few lines as possible, such as 'Monday to Friday, 6:00 AM to 6:00 PM'. Omits closed days. The
 * caller adds the time zone.
 */
export function hoursLines(week: readonly DayHours[]): string[] {
  const runs: DayHours[][] = [];
  for (const day of week.toSorted((a, b) => a.weekdayValue - b.weekdayValue)) {
    const run = runs.at(-1);
    if (run?.[0] && sameHours(run[0], day)) run.push(day);
    else runs.push([day]);
  }
  return runs.filter(([first]) => first?.isOpen).map(lineOf);
}

function lineOf(run: readonly DayHours[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return '';
  const days = first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`;
  return `${days}, ${clock(first.startTime)} to ${clock(first.endTime)}`;
}

function sameHours(a: DayHours, b: DayHours): boolean {
  return a.isOpen === b.isOpen && a.startTime === b.startTime && a.endTime === b.endTime;
}

function nameOf({ weekday }: DayHours): string {
  return weekday[0] + weekday.slice(1).toLowerCase();
}

function clock(time = '00:00'): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
