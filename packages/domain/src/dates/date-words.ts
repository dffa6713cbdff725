import { PAGE_LANGUAGE } from '../language/page-language.ts';
import { type CivilDate, formatUs } from './civil-date.ts';
import { spanishDateWords } from './spanish-date-words.ts';

/** Returns a date as the pages write it: '04/10/2026'. In Spanish, whose readers put the day first, the month is a word: '10 de abril de 2026'. */
export function dateWords(date: CivilDate): string {
  return PAGE_LANGUAGE === 'en' ? formatUs(date) : spanishDateWords(date);
}
