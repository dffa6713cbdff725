import { noteIsSigned } from '../facts/closing.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { additionalSigners, deedSigners, type Signer } from '../facts/signers.selectors.ts';
import { closesAtOffice } from '../states/office-closing.ts';

/** Returns everyone who meets the notary with the borrower: whoever signs the deed, and at an office everybody who signs anything. */
export function notaryAttendees(facts: Facts): readonly Signer[] {
  return closesAtOffice(facts.property) ? additionalSigners(facts) : deedSigners(facts);
}

/**
 * Returns the signatures that an appointment at an office brings besides the deed's: everybody signed the note package there.
 * @param documents the signed papers that came back
 * @returns nothing where the note was signed before, or papers of the note package are missing
 */
export function signedAtOffice(facts: Facts, documents: readonly string[]): readonly FactWrite[] {
  if (!closesAtOffice(facts.property) || noteIsSigned(facts) || documents.length === 0) return [];
  return [
    { fact: 'noteSignatures', value: { answer: 'SIGNED', documents: [...documents] } },
    ...additionalSigners(facts).map(
      ({ uuid }): FactWrite => ({ fact: 'signerActs', value: { signer: uuid, act: 'NOTE_SIGNED' } }),
    ),
  ];
}
