import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { printedNameOf } from '../facts/adopted-signature.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { hasSignedNote, lastAct, newestOf, type Signer } from '../facts/signers.selectors.ts';
import { borrowersSignature, type SignedPackage, signersSignature } from './signed-package.ts';

/** A signature on the note package: method, name and initials, when (UTC ISO), the day at the home, and the files of what was drawn. */
export type NoteSignature = {
  readonly method: 'TYPED' | 'DRAWN';
  readonly name: string;
  readonly at: string;
  readonly on: CivilDate;
  readonly drawing?: string;
  readonly initials?: { readonly text: string; readonly drawing?: string | undefined };
};

/**
 * Returns the signatures on a note package by signer.
 * @param borrower the id under which the documents name the borrower
 */
export function noteSignatures(
  facts: Facts,
  borrower: string,
  { made, signers }: SignedPackage,
): ReadonlyMap<string, NoteSignature> {
  const signatures = new Map<string, NoteSignature>();
  const own = borrowersSignature(facts, made);
  if (own) signatures.set(borrower, signatureOf(facts, own, printedNameOf(own)));
  for (const signer of signers) {
    const signed = signersSignature(facts, made, signer) ?? confirmedAlone(facts, signer);
    if (signed) signatures.set(signer.uuid, signatureOf(facts, signed, signer.name));
  }
  return signatures;
}

type Request = Facts['noteSignatureRequests'][number] | Facts['signerSignatureRequests'][number];
type Signed = Pick<Request, 'at' | 'method' | 'drawing' | 'initials'>;

/** Returns the confirmation of a signer whose file, from before signatures were requests, has nothing else. */
function confirmedAlone(facts: Facts, signer: Signer): Signed | undefined {
  const hasRequest = newestOf(facts.signerSignatureRequests, signer) !== undefined;
  const act = hasRequest || !hasSignedNote(facts, signer) ? undefined : lastAct(facts, signer, 'NOTE_SIGNED');
  return act && { at: act.at };
}

/** Dated when they signed, not when the e-vault answered. */
function signatureOf(
  facts: Facts,
  { method = 'TYPED', at, drawing, initials }: Signed,
  name: string,
): NoteSignature {
  return {
    ...{ method, name, at, on: civilDateIn(homeTimeZone(facts), Date.parse(at)) },
    ...(drawing && { drawing }),
    ...(initials && { initials }),
  };
}
