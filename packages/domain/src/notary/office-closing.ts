import type { CivilDate } from '../dates/civil-date.ts';
import { closingDocuments, noteIsSigned } from '../facts/closing.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { notaryDocuments } from '../facts/notary.selectors.ts';
import { additionalSigners, deedSigners, type Signer } from '../facts/signers.selectors.ts';
import { closesAtOffice } from '../states/office-closing.ts';

/** Returns everyone who meets the notary with the borrower: the signers of the deed, and at an office everybody who signs anything. */
export function notaryAttendees(facts: Facts): readonly Signer[] {
  return closesAtOffice(facts.property) ? additionalSigners(facts) : deedSigners(facts);
}

/** Returns the ids of the documents signed before the notary, remotely or in person: those for the notary, and at an office the note package too. */
export function papersForNotary(facts: Facts): readonly string[] {
  const note = closesAtOffice(facts.property) && !noteIsSigned(facts) ? closingDocuments(facts) : undefined;
  return [...(note?.documents ?? []), ...(notaryDocuments(facts)?.documents ?? [])];
}

/** The signed papers of the note package that came back, and the day at the home on which they were signed. */
type SignedNote = { readonly documents: readonly string[]; readonly signedOn: CivilDate };

/**
 * Returns the note signatures from an appointment at an office, where everyone signs the note package as well as the deed.
 * @returns nothing if the note was already signed, or its papers are missing or state another day than the signing
 */
export function signedAtOffice(facts: Facts, { documents, signedOn }: SignedNote): readonly FactWrite[] {
  if (!closesAtOffice(facts.property) || noteIsSigned(facts) || documents.length === 0) return [];
  if (closingDocuments(facts)?.appointmentOn !== signedOn) return [];
  return [
    { fact: 'noteSignatures', value: { answer: 'SIGNED', documents: [...documents] } },
    ...additionalSigners(facts).map(
      ({ uuid }): FactWrite => ({ fact: 'signerActs', value: { signer: uuid, act: 'NOTE_SIGNED' } }),
    ),
  ];
}
