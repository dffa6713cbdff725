// Proves SH-23.

import { CONSENT_SUBJECTS } from '@homeline/domain/facts/consents.selectors.ts';
import { expect, it } from 'vitest';
import { consentText } from './consent-text.ts';
import { CONSENT_TEXTS as SPANISH } from './consents.es.ts';
import { CONSENT_TEXTS as ENGLISH } from './consents.ts';

it.each(CONSENT_SUBJECTS)('shows a consent to %s in the language in which it was given', (subject) => {
  const [english, spanish] = [ENGLISH[subject], SPANISH[subject]];
  expect(consentText(subject, english.version, 'Acme')).toEqual({
    language: 'en',
    text: english.text('Acme'),
  });
  expect(consentText(subject, spanish.version, 'Acme')).toEqual({
    language: 'es',
    text: spanish.text('Acme'),
  });
  expect(spanish.text('Acme')).not.toBe(english.text('Acme'));
});

it('recognizes a Spanish consent by its version’s suffix, and shows no text that has changed since', () => {
  for (const { version } of Object.values(SPANISH)) expect(version).toMatch(/-es$/);
  expect(consentText('SOFT_CREDIT', '2020-01', 'Acme')).toBeUndefined();
});
