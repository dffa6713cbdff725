import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { additionalSigners, hasSignedNote, lastAct, newestOf } from '../facts/signers.selectors.ts';

/** A signature on the note package: name and initials, when (UTC ISO), the day at the home, and the files of what was drawn beside them. */
export type NoteSignature = {
  readonly name: string;
  readonly at: string;
  readonly on: CivilDate;
  readonly drawing?: string;
  readonly initials?: { readonly text: string; readonly drawing?: string | undefined };
};

/**
 * Returns the signatures on the current note package by signer.
 * @param borrower the id under which the documents name the borrower
 */
export function noteSignatures(facts: Facts, borrower: string): ReadonlyMap<string, NoteSignature> {
  const dayOf = (at: string) => civilDateIn(homeTimeZone(facts), Date.parse(at));
  const signatures = new Map<string, NoteSignature>();
  const request = facts.noteSignatureRequests.at(-1);
  if (request)
    signatures.set(borrower, {
      ...{ name: request.typedName, at: request.at, on: dayOf(request.at) },
      ...(request.drawing && { drawing: request.drawing }),
      ...(request.initials && { initials: request.initials }),
    });
  for (const signer of additionalSigners(facts)) {
    const act = hasSignedNote(facts, signer) ? lastAct(facts, signer, 'NOTE_SIGNED') : undefined;
    const { drawing, initials, at = act?.at } = newestOf(facts.signerSignatureRequests, signer) ?? {};
    // When they signed, not when the e-vault answered.
    if (act && at)
      signatures.set(signer.uuid, {
        ...{ name: signer.name, at, on: dayOf(at) },
        ...(drawing && { drawing }),
        ...(initials && { initials }),
      });
  }
  return signatures;
}
