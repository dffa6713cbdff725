import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { LOCALE } from '@homeline/domain/language/page-language.ts';
import { MIDNIGHT } from './copy.ts';

const TIME = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/**
 * Formats a day for a line of text, which doesn't break inside it: 'Nov 22, 2026'.
 * @param timeZone the reader's by default
 */
export function dayInWords(instant: string, timeZone?: string): string {
  return dayInTitle(instant, timeZone).replaceAll(' ', '\u00a0');
}

function dayInTitle(instant: string, timeZone?: string): string {
  const format = { month: 'short', day: 'numeric', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(new Date(instant));
}

/** Formats an instant in a time zone, as titles and file names show it: 'Nov 21, 2026, 9:46 AM PST'. */
export function instantInWords(instant: string, timeZone: string): string {
  const format = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat(LOCALE, format).format(new Date(instant));
  return `${dayInTitle(instant, timeZone)}, ${time}`;
}

/**
 * Formats a day as `dateWords` does.
 * @param timeZone the reader's by default
 */
export function dayWords(
  instant: string,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return dateWords(civilDateIn(timeZone, Date.parse(instant)));
}

/** Formats an instant in the reader's time zone: '11/21/2026, 9:46 AM PST'. */
export function formatInstant(instant: string): string {
  return `${dayWords(instant)}, ${TIME.format(new Date(instant))}`;
}

/** Returns the words for the midnight before an instant in a time zone: 'midnight at the end of 07/06/2026, Eastern Time'. */
export function midnightBefore(instant: string, timeZone: string): string {
  const lastDay = dateWords(civilDateIn(timeZone, Date.parse(instant) - 1));
  return MIDNIGHT(lastDay, zoneWords(timeZone));
}
