import type { Language } from '../language/language.ts';

/** The version of the words that a person agrees to when they sign, by language: change it with every change of those words. */
export const SIGNATURE_CONSENT_VERSIONS = {
  en: '2026-11',
  es: '2026-11-es',
} as const satisfies Record<Language, string>;

/** Returns whether a version is of the words that the pages show now. */
export function isSignatureConsent(version: string): boolean {
  return Object.values<string>(SIGNATURE_CONSENT_VERSIONS).includes(version);
}
