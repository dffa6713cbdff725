import type { Language } from '@homeline/domain/language/language.ts';
import { MESSAGE_COPY_ES } from './message-copy.es.ts';
import { MESSAGE_COPY } from './message-copy.ts';

/** The product's own words for every email in each language. */
export const MESSAGES: Readonly<Record<Language, typeof MESSAGE_COPY>> = {
  en: MESSAGE_COPY,
  es: MESSAGE_COPY_ES,
};
