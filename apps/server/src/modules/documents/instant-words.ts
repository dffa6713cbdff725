import type { Language } from '@homeline/domain/language/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Formats an instant to the second, with its zone: March 10, 2026 at 10:00:04 AM PDT. */
export function instantWords(timeZone: string, at: string, language: Language = 'en'): string {
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(Date.parse(at));
}
