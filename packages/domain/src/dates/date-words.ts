import type { Language } from '../language/language.ts';
import { PAGE_LANGUAGE } from '../language/page-language.ts';
import { type CivilDate, formatUs } from './civil-date.ts';

const IN_WORDS = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a date as the pages write it: '04/10/2026'. In Spanish, whose readers put the day first, the month is a word: '10 de abril de 2026'. */
export function dateWords(date: CivilDate, language: Language = PAGE_LANGUAGE): string {
  return language === 'en' ? formatUs(date) : IN_WORDS.format(new Date(date));
}
