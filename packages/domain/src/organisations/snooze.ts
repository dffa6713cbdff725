import * as z from 'zod';
import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { instantIn, isBusinessDayOf, type OpenHours, openOn } from './openings.ts';

/** Until when an agent puts a chat aside. `DATE`: a day of their own choice. */
export const SnoozeChoice = z.enum(['LATER_TODAY', 'TOMORROW', 'NEXT_BUSINESS_DAY', 'DATE']);
export type SnoozeChoice = z.infer<typeof SnoozeChoice>;

const LATER_MS = 3 * 3_600_000;
/** On a day on which nobody is there, a chat comes back at this time. */
const CLOSED_DAY_TIME = '09:00';
/** How far ahead a chat may be put aside. */
export const MOST_SNOOZE_DAYS = 90;

/** Returns the instant of each choice. A choice without one, such as tomorrow when the chat is closed, is left out. */
export function snoozeTimes(hours: OpenHours, nowMs: number): ReadonlyMap<SnoozeChoice, number> {
  const today = civilDateIn(hours.timeZone, nowMs);
  const laterMs = nowMs + LATER_MS;
  const closesMs = openOn(hours, today)?.toMs ?? 0;
  const tomorrowMs = openOn(hours, addDays(today, 1))?.fromMs;
  const businessDay = nextBusinessDay(hours, today);
  const businessMs = businessDay && openOn(hours, businessDay)?.fromMs;
  return new Map([
    ...(laterMs < closesMs ? [['LATER_TODAY', laterMs] as const] : []),
    ...(tomorrowMs ? [['TOMORROW', tomorrowMs] as const] : []),
    ...(businessMs && businessMs !== tomorrowMs ? [['NEXT_BUSINESS_DAY', businessMs] as const] : []),
  ]);
}

/** Returns when a chat that is put aside until a day comes back: when the chat opens on it. */
export function snoozedUntilDay(hours: OpenHours, date: CivilDate): number {
  return openOn(hours, date)?.fromMs ?? instantIn(hours.timeZone, date, CLOSED_DAY_TIME);
}

function nextBusinessDay(hours: OpenHours, today: CivilDate): CivilDate | undefined {
  for (let days = 1; days <= MOST_SNOOZE_DAYS; days += 1) {
    const date = addDays(today, days);
    if (isBusinessDayOf(hours, date)) return date;
  }
  return undefined;
}
