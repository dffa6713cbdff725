// Proves SH-23.

import { expect, it } from 'vitest';
import { LANGUAGE_COOKIE, type Language, languageOf } from './language.ts';

const BOTH: readonly Language[] = ['en', 'es'];

it.each<[string, readonly Language[], string | undefined, string | undefined, Language]>([
  ['the language chosen on this device', BOTH, `a=b; ${LANGUAGE_COOKIE}=es`, 'en-US', 'es'],
  ['the browser’s first, without a choice', BOTH, undefined, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['the first that the lender offers', BOTH, undefined, 'fr-CA, es-US', 'es'],
  ['English, if the lender offers no other', ['en'], `${LANGUAGE_COOKIE}=es`, 'es', 'en'],
  ['English, for a browser that names none', BOTH, undefined, undefined, 'en'],
  ['English, for a cookie of another language', BOTH, `${LANGUAGE_COOKIE}=fr`, '*', 'en'],
])('a page is in %s', (_, offered, cookies, accepted, language) => {
  expect(languageOf(offered, cookies, accepted)).toBe(language);
});
