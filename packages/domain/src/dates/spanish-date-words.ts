import type { CivilDate } from './civil-date.ts';

const IN_WORDS = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a date in Spanish: '10 de abril de 2026'. */
export function spanishDateWords(date: CivilDate): string {
  return IN_WORDS.format(new Date(date));
}
