import * as z from 'zod';
import { addDays, type CivilDate, CivilDateSchema, civilDateIn } from '../dates/civil-date.ts';
import { zoneOffsetMinutes } from '../dates/time-zone.ts';
import type { DayHours } from './hours.ts';

/** A day on which every department of a lender is closed, in the lender's own time zone. */
export const Holiday = z.strictObject({ date: CivilDateSchema, name: z.string().min(1) });
export type Holiday = z.infer<typeof Holiday>;

/** How far ahead a holiday is announced. */
const ANNOUNCED_DAYS = 30;

const MINUTE_MS = 60_000;

/** Returns the holidays that callers need to know of: today's and those of the next 30 days, in order. */
export function announcedHolidays(holidays: readonly Holiday[], today: CivilDate): readonly Holiday[] {
  const until = addDays(today, ANNOUNCED_DAYS);
  return holidays
    .filter(({ date }) => date >= today && date <= until)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/**
 * Returns whether a department is open. A holiday is closed all day.
 * @param week the usual hours, in the lender's time zone
 * @param atMs milliseconds since 1970
 */
export function isOpenAt(
  week: readonly DayHours[],
  holidays: readonly Holiday[],
  timeZone: string,
  atMs: number,
): boolean {
  const today = civilDateIn(timeZone, atMs);
  if (holidays.some(({ date }) => date === today)) return false;
  const wall = new Date(atMs + zoneOffsetMinutes(timeZone, atMs) * MINUTE_MS);
  const time = wall.toISOString().slice(11, 16);
  const weekdayValue = wall.getUTCDay() || 7;
  return week.some(
    (day) =>
      day.isOpen &&
      day.weekdayValue === weekdayValue &&
      (day.startTime ?? '') <= time &&
      time < (day.endTime ?? ''),
  );
}
