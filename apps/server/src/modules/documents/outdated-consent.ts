import { ELECTRONIC_RECORDS_VERSIONS } from '@homeline/documents/summary/electronic-records.ts';
import { languagesOf } from '@homeline/domain/organisations/spanish-organisation.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/**
 * Refuses a consent to electronic records to other words than those that this lender shows now, in a language that it offers: what binds is the
 * text that the person read (15 USC 7001(c)(1)(B)).
 */
export function outdatedConsent(
  { organisations }: Context,
  organisation: string,
  { textVersion }: { readonly textVersion: string },
): Refusal | undefined {
  const inForce = languagesOf(organisations.get(organisation)).map(
    (language) => ELECTRONIC_RECORDS_VERSIONS[language],
  );
  return inForce.includes(textVersion) ? undefined : refuse('CONSENT_OUTDATED');
}
