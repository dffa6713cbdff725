import { civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { LOCALE } from '@homeline/domain/language/page-language.ts';

/**
 * Returns an appointment's time in words, as read at the home: 'Thursday, 03/05/2026, 12:00 PM CST'.
 * @param instant ISO
 * @param timeZone IANA name
 */
export function timeWords(instant: string, timeZone: string): string {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { timeZone, ...options }).format(new Date(instant));
  return [
    words({ weekday: 'long' }),
    dateWords(civilDateIn(timeZone, Date.parse(instant))),
    words({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  ].join(', ');
}
