import type { Language } from '@homeline/domain/language/language.ts';
import type { Spanish } from '@homeline/domain/language/spanish.ts';
import { letterCopy as spanish } from './letter-copy.es.ts';
import { letterCopy } from './letter-copy.ts';

/** The words around and within emails and text messages in each language. */
export const LETTER_COPY: Readonly<Record<Language, Spanish<typeof letterCopy>>> = {
  en: letterCopy,
  es: spanish,
};
