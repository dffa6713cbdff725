import { disbursementAccount } from './bank.selectors.ts';
import type { Facts } from './facts.ts';
import type { OpeningWait } from './opening-wait.ts';
import { lastWhere, newer, newest } from './reading.ts';
import { lastAct, openDeclines, type Signer } from './signers.selectors.ts';
import { type SigningEvent, signingEvents, signingState } from './signing-life.ts';
import { finalSearch } from './title.selectors.ts';

/** Returns the compliance decision on the final terms, if it is newer than the final title search. */
export function complianceDecision(facts: Facts) {
  const decision = facts.complianceDecisions.at(-1);
  return newer(decision, finalSearch(facts)) ? decision : undefined;
}

/** Returns whether compliance requires an attorney who has not approved the application yet. */
export function attorneyApprovalIsPending(facts: Facts): boolean {
  const compliance = complianceDecision(facts);
  if (!compliance?.attorneyRequired) return false;
  const attorney = facts.attorneyDecisions.at(-1);
  return !(newer(attorney, compliance) && attorney.decision === 'APPROVED');
}

/**
 * Returns the current closing documents. A newer compliance or document decision makes earlier ones out of date, and so does a day that
 * passed unsigned or, until the note is signed, another account in the autopay authorization.
 */
export function closingDocuments(facts: Facts) {
  const made = facts.closingDocuments.at(-1);
  const account = noteIsSigned(facts) ? undefined : autopayAccount(facts);
  return newer(
    made,
    newest(
      complianceDecision(facts),
      facts.signdocsDecisions.at(-1),
      facts.closingDocumentsExpiries.at(-1),
      account,
    ),
  )
    ? made
    : undefined;
}

/** Returns the account that autopay takes payments from. */
export function autopayAccount(facts: Facts) {
  return facts.autopay?.payType === 'AUTOPAY' ? disbursementAccount(facts) : undefined;
}

/** Returns whether the borrower has acknowledged the current closing disclosures, and the newest early ones if a term changed. */
export function closingIsAcknowledged(facts: Facts): boolean {
  return newer(
    facts.closingAcknowledgement,
    newest(closingDocumentsToRead(facts), facts.disclosureReissues.at(-1)),
  );
}

/** Returns the newest closing documents to acknowledge. Those written again for an appointment state the same terms and fees. */
export function closingDocumentsToRead(facts: Facts) {
  return lastWhere(facts.closingDocuments, ({ appointmentOn }) => appointmentOn === undefined);
}

/** Returns whether an additional signer has read the documents of the note package. */
export function hasReadNote(facts: Facts, signer: Signer): boolean {
  return newer(lastAct(facts, signer, 'DOCUMENTS_OPENED'), closingDocumentsToRead(facts));
}

/** Returns whether the borrower has read that these documents are signed at an office. */
export function officeClosingIsConfirmed(facts: Facts): boolean {
  return newer(facts.officeClosingConfirmation, closingDocumentsToRead(facts));
}

/** Returns whether a closing hold is running, such as the twelve days in Texas. */
export function closingIsHeld(facts: Facts): boolean {
  return facts.closingHold !== undefined && !newer(facts.closingDateReached, facts.closingHold);
}

/** Returns what a closing hold waits for; undefined without a running hold. */
export function closingHoldReasons(facts: Facts): readonly OpeningWait[] | undefined {
  return closingIsHeld(facts) ? (facts.closingHold?.reasons ?? ['TEXAS']) : undefined;
}

/** Returns the failed or refused closing package that operations must resolve. */
export function pendingPackageReview(facts: Facts) {
  const made = closingDocuments(facts);
  const signature = facts.noteSignatures.at(-1);
  const raised = newest(
    made?.answer === 'FAILED' ? made : undefined,
    // A signature on its way to the e-vault is recorded first; a late failure of replaced papers says nothing of it.
    ...(signatureIsPending(facts)
      ? []
      : [
          signature?.answer === 'FAILED' && !isTakenBack(facts, signature) ? signature : undefined,
          openDeclines(facts).at(-1),
        ]),
  );
  return raised && !newer(facts.signdocsDecisions.at(-1), raised) ? raised : undefined;
}

/** Returns whether the borrower may sign again since a signature wasn't stored. */
function isTakenBack({ noteDeclines }: Facts, failed: { readonly seq: number }): boolean {
  return newer(
    noteDeclines.findLast(({ act }) => act === 'RETRIED'),
    failed,
  );
}

/** Returns whether the borrower signs again because the e-vault doesn't have their signature on the current documents. */
export function signsAgain(facts: Facts): boolean {
  const answer = signingEvents(facts).findLast(({ event }) => AFTER_FAILURE.includes(event));
  return answer?.event === 'SEAL_FAILED' && signingState(facts) === 'OPEN';
}

const AFTER_FAILURE: readonly SigningEvent[] = ['ISSUED', 'SIGNED', 'SEALED', 'SEAL_FAILED'];

/** Returns whether the borrower has signed the current note package. */
export function noteIsSigned(facts: Facts): boolean {
  return signingState(facts) === 'SIGNED';
}

/** Returns whether the borrower has signed the page but the e-vault has not confirmed it yet. */
export function signatureIsPending(facts: Facts): boolean {
  return signingState(facts) === 'SEALING';
}
