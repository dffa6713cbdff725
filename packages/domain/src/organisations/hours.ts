import * as z from 'zod';
import type { CivilDate } from '../dates/civil-date.ts';
import { dateWords } from '../dates/date-words.ts';
import { isTimeZone } from '../dates/time-zone.ts';
import { hoursCopy as copy } from './hours-copy.ts';

export const Department = z.enum(['OPS_PHONE', 'OPS_CHAT']);
export type Department = z.infer<typeof Department>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:00');

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

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

const MONDAY_TO_FRIDAY: readonly number[] = [1, 2, 3, 4, 5];

/** Returns the hours from Monday to Friday and those of the weekend: '6:00 AM to 6:00 PM'; undefined for a part that is closed. */
export function weekHours(week: readonly DayHours[]): {
  readonly weekdays: string | undefined;
  readonly weekend: string | undefined;
} {
  const isWeekday = ({ weekdayValue }: DayHours) => MONDAY_TO_FRIDAY.includes(weekdayValue);
  return {
    weekdays: partHours(week.filter(isWeekday)),
    weekend: partHours(week.filter((day) => !isWeekday(day))),
  };
}

/** Days with different hours are named one by one. */
function partHours(days: readonly DayHours[]): string | undefined {
  const open = days.filter(({ isOpen }) => isOpen);
  const [first] = open;
  if (!first) return undefined;
  const isSame = open.length === days.length && days.every((day) => sameHours(first, day));
  return isSame ? timesOf(first) : hoursLines(days).join('; ');
}

/** Returns holidays with their dates: 'Thanksgiving Day (11/26/2026), Christmas Day (12/25/2026)'. */
export function holidayLine(
  holidays: readonly { readonly date: CivilDate; readonly name: string }[],
): string {
  return holidays.map(({ date, name }) => `${name} (${dateWords(date)})`).join(', ');
}

function lineOf(run: readonly DayHours[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return '';
  const [from, to] = [copy.weekdays[first.weekday], copy.weekdays[last.weekday]];
  const days = first === last ? from : copy.days(from, to);
  return `${days}, ${timesOf(first)}`;
}

function timesOf({ startTime, endTime }: DayHours): string {
  return copy.times(clock(startTime), clock(endTime));
}

function sameHours(a: DayHours, b: DayHours): boolean {
  return a.isOpen === b.isOpen && a.startTime === b.startTime && a.endTime === b.endTime;
}

function clock(time = '00:00'): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? copy.am : copy.pm}`;
}

/** Returns the zone to show hours in: the requested one, or Pacific Time without one. @returns undefined for a zone that doesn't exist */
export function displayZone(requested: string | undefined): string | undefined {
  if (!requested) return HOURS_ZONE;
  return isTimeZone(requested) ? requested : undefined;
}
