import { RECORDS_NEEDS_VERSION } from '../facts/electronic-records.selectors.ts';
import type { FactWrite } from '../facts/facts.ts';

/** Returns the fact that a person typed the code of their sample record, as a PDF file. */
export function openedSample(person: { readonly signer?: string } = {}): FactWrite {
  const shown = { form: 'PDF', needs: RECORDS_NEEDS_VERSION, sha256: '0'.repeat(64) } as const;
  return { fact: 'recordsAccess', value: { ...person, ...shown, textVersion: '2026-11' } };
}
