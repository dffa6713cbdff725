import { nowMs } from '@homeline/client/session/clock.ts';
import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns how long ago an instant was, in one unit: '3 d', '2 h', '5 min'. */
export function ageInWords(at: string): string {
  const ageMs = Math.max(0, nowMs() - Date.parse(at));
  if (ageMs >= DAY_MS) return `${Math.floor(ageMs / DAY_MS)} d`;
  if (ageMs >= HOUR_MS) return `${Math.floor(ageMs / HOUR_MS)} h`;
  return `${Math.floor(ageMs / MINUTE_MS)} min`;
}

/** Returns how long ago an instant was: 'Just now', '5 min ago'. */
export function agoInWords(at: string): string {
  return nowMs() - Date.parse(at) < MINUTE_MS ? 'Just now' : `${ageInWords(at)} ago`;
}

/** Returns a duration in its largest unit: '2.5 days', '3 h', '12 min', '4 s'. */
export function durationInWords(seconds: number): string {
  const ms = seconds * 1000;
  if (ms >= DAY_MS) return `${Math.round((ms / DAY_MS) * 10) / 10} days`;
  if (ms >= HOUR_MS) return `${Math.round((ms / HOUR_MS) * 10) / 10} h`;
  if (ms >= MINUTE_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  return `${Math.round(seconds)} s`;
}

/** Returns a short duration: '240 ms', '1.2 s'. */
export function millisecondsInWords(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${Math.round(ms / 100) / 10}\u00a0s`;
}

/** Formats a civil date: 'Nov 24'. */
export function dayInWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/** Formats a civil date with its year: 'Nov 24, 2026'. */
export function civilDateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/** Formats the day of an instant in a person's own time zone, without its year: 'Nov 24'. */
export function dayHere(at: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(Date.parse(at));
}

/** Formats the month of a civil date: 'Nov 2026'. */
export function monthInWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/** Formats an instant in a person's own time zone: 'Nov 24, 2026, 3:05 PM'. */
export function instantInWords(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at));
}

/** Formats the day of an instant in a person's own time zone: 'Nov 24, 2026'. */
export function dateInWords(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.parse(at));
}

/** Formats the day of an instant in a person's own time zone: 'Tuesday, Nov 24, 2026'. */
export function calendarDayInWords(at: string): string {
  return new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', year: 'numeric', month: 'short', day: 'numeric' },
  }).format(Date.parse(at));
}

/** Formats the time of an instant in a person's own time zone: '3:05 PM'. */
export function timeInWords(at: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(Date.parse(at));
}

/** Returns today's date in a time zone. */
export function todayAt(timeZone: string): string {
  return civilDateIn(timeZone, nowMs());
}

/** Returns today's date where the reader is. */
export function todayHere(): string {
  return todayAt(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
