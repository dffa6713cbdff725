import { PAGE_LANGUAGE } from '@homeline/domain/language/page-language.ts';

/** The `lang` of a lender's documents on a page in another language: they are in English. */
export const DOCUMENT_LANG = PAGE_LANGUAGE === 'en' ? undefined : 'en';
