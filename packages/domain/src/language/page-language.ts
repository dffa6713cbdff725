import type { Language } from './language.ts';

/** The language of this build of the pages. */
export const PAGE_LANGUAGE: Language = 'en';

/** Its dates, times and lists, as a BCP 47 tag. */
export const LOCALE = 'en-US';
