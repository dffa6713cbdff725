import { civilDateIn, formatUs } from '@homeline/domain/dates/civil-date.ts';

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });

/** A day as it is shown, MM/dd/yyyy, where the reader is. */
export function dayWords(instant: string): string {
  return DAY.format(new Date(instant));
}

/** An instant as it is shown, '11/21/2026, 9:46 AM PST', where the reader is. */
export function formatInstant(instant: string): string {
  return `${dayWords(instant)}, ${TIME.format(new Date(instant))}`;
}

/** A time zone in words: 'Eastern Time'. */
export function zoneWords(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The midnight that ends a day at the home, by the instant after it: 'midnight of 07/06/2026, Eastern Time'. */
export function midnightBefore(instant: string, timeZone: string): string {
  const lastDay = formatUs(civilDateIn(timeZone, Date.parse(instant) - 1));
  return `midnight of ${lastDay}, ${zoneWords(timeZone)}`;
}
