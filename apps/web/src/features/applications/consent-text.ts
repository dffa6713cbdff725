import type { ConsentSubject } from '@homeline/domain/facts/consents.selectors.ts';
import type { Language } from '@homeline/domain/language/language.ts';
// Imports the Spanish file by name: every build, in either language, shows consents in both.
import { ENGLISH_CONSENT_TEXTS, CONSENT_TEXTS as SPANISH_CONSENT_TEXTS } from './consents.es.ts';

/** The words of a consent, in the language in which it was given. */
export type GivenText = { readonly language: Language; readonly text: string };

/** Returns the words of a consent as its pages show them; undefined if they have changed since that version. */
export function consentText(subject: ConsentSubject, version: string, lender: string): GivenText | undefined {
  const english = ENGLISH_CONSENT_TEXTS[subject];
  if (version === english.version) return { language: 'en', text: english.text(lender) };
  const spanish = SPANISH_CONSENT_TEXTS[subject];
  return version === spanish.version ? { language: 'es', text: spanish.text(lender) } : undefined;
}
