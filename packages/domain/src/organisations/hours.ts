import * as z from 'zod';

export const Department = z.enum(['OPS_PHONE', 'OPS_CHAT']);
export type Department = z.infer<typeof Department>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 08:00');

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const DAY_MINUTES = 24 * 60;

/** The hours of a department on one weekday. `weekdayValue` is 1 for Monday to 7 for Sunday. An end before the start is on the next day. */
export const DayHours = z.strictObject({
  weekday: z.enum(WEEKDAYS),
  weekdayValue: z.int().min(1).max(7),
  isOpen: z.boolean(),
  startTime: Time.optional(),
  endTime: Time.optional(),
});
export type DayHours = z.infer<typeof DayHours>;

/** A week of office hours in the lender's own time zone. */
export const WeekHours = z
  .array(
    DayHours.refine((day) => !day.isOpen || (day.startTime && day.endTime && day.startTime < day.endTime), {
      error: 'An open day must start before it ends',
    }),
  )
  .length(7);

/** An IANA time zone, such as 'America/Chicago'. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), { error: 'Must be a time zone' });

/**
 * Converts a week of hours to another time zone, by the difference between the two at an instant.
 * @returns the open days, each on the weekday on which it starts there
 */
export function hoursInZone(
  week: readonly DayHours[],
  { from, to, atMs }: { readonly from: string; readonly to: string; readonly atMs: number },
): DayHours[] {
  const laterMinutes = offsetMinutes(to, atMs) - offsetMinutes(from, atMs);
  if (laterMinutes === 0) return [...week];
  return week.flatMap((day): DayHours[] => {
    if (!day.isOpen || !day.startTime || !day.endTime) return [];
    const start = minutesOf(day.startTime) + laterMinutes;
    const shiftedDays = Math.floor(start / DAY_MINUTES);
    const index = (((day.weekdayValue - 1 + shiftedDays) % 7) + 7) % 7;
    return [
      {
        weekday: WEEKDAYS[index] ?? day.weekday,
        weekdayValue: index + 1,
        isOpen: true,
        startTime: timeOf(start),
        endTime: timeOf(minutesOf(day.endTime) + laterMinutes),
      },
    ];
  });
}

function offsetMinutes(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    atMs,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
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
