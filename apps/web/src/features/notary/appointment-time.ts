import { LOCALE } from '@homeline/domain/language/page-language.ts';

/**
 * Returns an appointment's time in words, as read at the home: 'Thursday, 03/05/2026, 12:00 PM CST'.
 * @param instant ISO
 * @param timeZone IANA name
 */
export function timeWords(instant: string, timeZone: string): string {
  const words = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));
  return [
    words(LOCALE, { weekday: 'long' }),
    // The month first, as in every other date: `es-US` would put the day first.
    words('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' }),
    words(LOCALE, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  ].join(', ');
}
