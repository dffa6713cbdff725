import type { Facts } from './facts.ts';
import { newer, newest } from './reading.ts';
import { additionalSigners, hasSignedNote, refusal } from './signers.selectors.ts';
import { finalSearch } from './title.selectors.ts';

/** The compliance officer's or the rule's word on the final terms, made after the final title search. */
export function complianceDecision(facts: Facts) {
  const decision = facts.complianceDecisions.at(-1);
  return newer(decision, finalSearch(facts)) ? decision : undefined;
}

/** An attorney must look at the file, and has not approved it since compliance passed. */
export function attorneyIsAwaited(facts: Facts): boolean {
  const compliance = complianceDecision(facts);
  if (!compliance?.attorneyRequired) return false;
  const attorney = facts.attorneyDecisions.at(-1);
  return !(newer(attorney, compliance) && attorney.decision === 'APPROVED');
}

/** The closing documents as they stand; made again after compliance decided anew or operations had them regenerated. */
export function closingDocuments(facts: Facts) {
  const made = facts.closingDocuments.at(-1);
  return newer(made, newest(complianceDecision(facts), facts.signdocsDecisions.at(-1))) ? made : undefined;
}

/** The borrower has read the closing disclosures that stand. */
export function closingIsAcknowledged(facts: Facts): boolean {
  return newer(facts.closingAcknowledgement, closingDocuments(facts));
}

/** A closing hold runs, such as the Texas twelve days. */
export function closingIsHeld(facts: Facts): boolean {
  return facts.closingHold !== undefined && !newer(facts.closingDateReached, facts.closingHold);
}

/** The package could not be made or signed, and operations have not dealt with it. */
export function packageQuestion(facts: Facts) {
  const made = closingDocuments(facts);
  const signature = facts.noteSignatures.at(-1);
  const raised = newest(
    made?.answer === 'FAILED' ? made : undefined,
    signature?.answer === 'FAILED' ? signature : undefined,
    refusal(facts),
  );
  return raised && !newer(facts.signdocsDecisions.at(-1), raised) ? raised : undefined;
}

/** The borrower has signed the note package that stands. */
export function noteIsSigned(facts: Facts): boolean {
  const signature = facts.noteSignatures.at(-1);
  return newer(signature, facts.closingDocuments.at(-1)) && signature.answer === 'SIGNED';
}

/** The borrower has signed on the page, and the vault has not answered. */
export function signatureIsAwaited(facts: Facts): boolean {
  const request = facts.noteSignatureRequests.at(-1);
  return newer(request, newest(facts.closingDocuments.at(-1), facts.noteSignatures.at(-1)));
}

/** Somebody besides the borrower has still to sign the note. */
export function signersAreOutstanding(facts: Facts): boolean {
  return additionalSigners(facts).some((signer) => !hasSignedNote(facts, signer));
}
