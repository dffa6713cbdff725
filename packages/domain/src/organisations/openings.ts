import { addDays, type CivilDate, civilDateIn, weekday } from '../dates/civil-date.ts';
import { zoneOffsetMinutes } from '../dates/time-zone.ts';
import type { Holiday } from './holidays.ts';
import type { DayHours } from './hours.ts';

const MINUTE_MS = 60_000;
/** No lender closes for longer. */
const MOST_CLOSED_DAYS = 60;

/** When a department is open: its usual week and the lender's holidays, in the lender's time zone. */
export type OpenHours = {
  readonly week: readonly DayHours[];
  readonly holidays: readonly Holiday[];
  readonly timeZone: string;
};

/** Returns the instants between which a department is open on a day; undefined when it is closed all day. */
export function openOn(
  { week, holidays, timeZone }: OpenHours,
  date: CivilDate,
): { readonly fromMs: number; readonly toMs: number } | undefined {
  if (holidays.some((holiday) => holiday.date === date)) return undefined;
  const weekdayValue = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const day = week.find((each) => each.isOpen && each.weekdayValue === weekdayValue);
  if (!day?.startTime || !day.endTime) return undefined;
  return {
    fromMs: instantIn(timeZone, date, day.startTime),
    toMs: instantIn(timeZone, date, day.endTime),
  };
}

/** Returns when a department opens next, after an instant. */
export function nextOpening(hours: OpenHours, afterMs: number): number | undefined {
  const today = civilDateIn(hours.timeZone, afterMs);
  for (let days = 0; days <= MOST_CLOSED_DAYS; days += 1) {
    const opening = openOn(hours, addDays(today, days))?.fromMs;
    if (opening !== undefined && opening > afterMs) return opening;
  }
  return undefined;
}

/** Returns whether a department opens on a day, and the day is one from Monday to Friday. */
export function isBusinessDayOf(hours: OpenHours, date: CivilDate): boolean {
  const day = weekday(date);
  return day !== 'SAT' && day !== 'SUN' && openOn(hours, date) !== undefined;
}

/**
 * Returns the instant at which clocks of a time zone show a time.
 * @param time such as 08:00
 */
export function instantIn(timeZone: string, date: CivilDate, time: string): number {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  const about = wallMs - zoneOffsetMinutes(timeZone, wallMs) * MINUTE_MS;
  // Near a change of clocks the first guess has the other offset.
  return wallMs - zoneOffsetMinutes(timeZone, about) * MINUTE_MS;
}
