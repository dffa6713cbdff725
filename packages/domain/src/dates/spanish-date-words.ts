import type { CivilDate } from './civil-date.ts';

/** Returns a date in Spanish: '10 de abril de 2026'. */
export function spanishDateWords(date: CivilDate): string {
  // Made when it's used, so that English pages leave it out.
  return new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
