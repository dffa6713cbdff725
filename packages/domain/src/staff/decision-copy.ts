import { missingNoticeCopy } from '../closing/texas-notice.ts';
import type { Facts } from '../facts/facts.ts';
import { pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { referralStatesNoReason } from '../facts/offers.selectors.ts';
import { trustDocuments } from '../facts/required-evidence.selectors.ts';
import { openRefusal } from '../facts/signers.selectors.ts';

/** What a decision says on its button. */
type DecisionCopy = {
  readonly title: string;
  /** What follows. */
  readonly effect: string;
  /** The borrower reads words that staff write with a request. */
  readonly reason?: 'REQUIRED';
  /** Whether staff choose the reasons of the notice. */
  readonly reasonCodes?: 'REQUIRED' | 'OPTIONAL';
  /** The form has no field for comments, because no fact of this decision stores them. */
  readonly takesNoComments?: true;
  /** The decision ends the application or counts against the borrower. */
  readonly isAdverse?: true;
};

const DECLINES = 'The application is declined. The borrower gets a notice with the reasons.';

/** The words of every review decision. The server decides what each one does. */
export const DECISION_COPY: Readonly<Record<string, DecisionCopy>> = {
  HOLD_RELEASED: {
    title: 'Let it go on',
    effect: 'The application continues where it stopped.',
    takesNoComments: true,
  },
  OPS_PROPERTY_MATCHED: {
    title: 'Match the property',
    effect: 'The application goes on with the parcel that you enter.',
    takesNoComments: true,
  },
  OPS_PROPERTY_NOT_MATCHED: {
    title: 'No match',
    effect: 'The borrower is asked to check the address.',
    isAdverse: true,
  },
  OWNERSHIP_CONFIRMED: { title: 'Confirm ownership', effect: 'The borrower owns the home and goes on.' },
  OWNERSHIP_REJECTED: {
    title: 'Reject ownership',
    effect: DECLINES,
    reasonCodes: 'OPTIONAL',
    isAdverse: true,
  },
  ALERT_CLEARED: {
    title: 'Clear the alert',
    effect: 'You reached the consumer and confirmed the application (FCRA 605A(h)).',
  },
  ALERT_CONFIRMED: { title: 'Confirm fraud', effect: DECLINES, isAdverse: true },
  MERCHANT_REVIEWED: { title: 'Record the debts', effect: 'The offers are priced with these amounts.' },
  LIENS_UNRESOLVED: {
    title: 'Decline: liens unresolved',
    effect: DECLINES,
    reasonCodes: 'OPTIONAL',
    isAdverse: true,
  },
  DELINQUENCY_CURED: {
    title: 'Delinquency cured',
    effect: 'The mortgage is current. The application goes on.',
  },
  DELINQUENCY_CONFIRMED: { title: 'Confirm the delinquency', effect: DECLINES, isAdverse: true },
  UW_APPROVED: { title: 'Approve', effect: 'The application goes on with the terms in the file.' },
  UW_DECLINED: { title: 'Decline', effect: DECLINES, reasonCodes: 'OPTIONAL', isAdverse: true },
  REVIEW_PASSED: { title: 'Pass', effect: 'The new credit report changes nothing.' },
  REVIEW_FAILED: { title: 'Decline', effect: DECLINES, reasonCodes: 'REQUIRED', isAdverse: true },
  PAYSTUBS_ACCEPTED: {
    title: 'Accept the income',
    effect: 'The application is decided on the monthly income that you enter.',
  },
  PAYSTUBS_REJECTED: {
    title: 'Ask for other pay stubs',
    effect: 'The borrower is asked again, in your words.',
    reason: 'REQUIRED',
  },
  EMPLOYMENT_UNCONFIRMED: {
    title: 'Employment not confirmed',
    effect: 'The employer is asked, or the income can’t be used.',
    isAdverse: true,
  },
  BANK_CLEARED: { title: 'Clear the account', effect: 'Funds may go to this account.' },
  BANK_REJECTED: {
    title: 'Ask for another account',
    effect: 'The borrower is asked to link another account.',
    isAdverse: true,
  },
  FRAUD_CONFIRMED: { title: 'Confirm fraud', effect: DECLINES, isAdverse: true },
  IDENTITY_CLEARED: { title: 'Clear the identity', effect: 'The borrower is who they say. They go on.' },
  IDENTITY_REJECTED: { title: 'Reject the identity', effect: DECLINES, isAdverse: true },
  SANCTIONS_CLEARED: { title: 'Not the borrower', effect: 'The name on the list is somebody else.' },
  SANCTIONS_CONFIRMED: {
    title: 'Confirm the match',
    effect: 'The application is blocked. Report it to OFAC within 10 business days (31 CFR 501.604).',
    isAdverse: true,
  },
  BPO_REORDERED: { title: 'Order another BPO', effect: 'The broker is asked again.' },
  VALUE_ACCEPTED: { title: 'Accept the value', effect: 'The terms stay, on the value that you enter.' },
  VALUE_LOWERS_OFFER: {
    title: 'Lower the offer',
    effect: 'The borrower gets a counteroffer on the value that you enter.',
    isAdverse: true,
  },
  BPO_UNOBTAINABLE: {
    title: 'Decline: no value',
    effect: DECLINES,
    reasonCodes: 'OPTIONAL',
    isAdverse: true,
  },
  RECORDING_TAX_GIVEN: {
    title: 'Give the recording tax',
    effect:
      'This line is priced with the tax that you enter. For every home of the county, publish a rate sheet with it.',
  },
  TITLE_CLEARED: { title: 'Clear the title', effect: 'The application goes on.' },
  PAYOFF_REQUIRED: {
    title: 'Require a payoff',
    effect: 'The lien must be paid off: before closing, the file waits for the payoff letter.',
  },
  TITLE_REJECTED: { title: 'Reject the title', effect: DECLINES, reasonCodes: 'OPTIONAL', isAdverse: true },
  TRUST_APPROVED: { title: 'Approve the trust', effect: 'The trust can secure the line.' },
  TRUST_DOCUMENT_REJECTED: {
    title: 'Ask for other trust documents',
    effect: 'The borrower is asked for a certificate of trust, in your words.',
    reason: 'REQUIRED',
  },
  TRUST_REJECTED: { title: 'Reject the trust', effect: DECLINES, reasonCodes: 'OPTIONAL', isAdverse: true },
  PAYOFF_RECEIVED: { title: 'Payoff letter received', effect: 'The file goes on to closing.' },
  PAYOFF_PROBLEM: { title: 'Problem with the payoff', effect: 'The title is reviewed again.' },
  CONDITIONS_CLEARED: { title: 'Clear every open condition', effect: 'The file goes on.' },
  CONDITIONS_REJECTED: {
    title: 'Return every open condition',
    effect: 'The borrower is asked again, with your reason.',
    reason: 'REQUIRED',
  },
  COMPLIANCE_PASSED: { title: 'Pass', effect: 'The closing documents are drawn up.' },
  ATTORNEY_REQUIRED: { title: 'Send to an attorney', effect: 'An attorney reviews the file.' },
  TRANSLATED_NOTICE_GIVEN: {
    title: 'Translated notice given',
    effect:
      'You state that the borrower received a copy of the notice of the 12-day wait in the language in which they applied (Tex. Const. art. XVI, 50(g)). Say when and how in the comments.',
  },
  REPRICE_REQUIRED: { title: 'Reprice', effect: 'The borrower gets cheaper terms that pass every check.' },
  COMPLIANCE_FAILED: { title: 'Decline', effect: DECLINES, reasonCodes: 'REQUIRED', isAdverse: true },
  ATTORNEY_APPROVED: { title: 'Approve the closing', effect: 'The closing documents are drawn up.' },
  ATTORNEY_REJECTED: {
    title: 'Send back to title',
    effect: 'The title is reviewed again.',
    isAdverse: true,
  },
  DOCUMENTS_REGENERATED: {
    title: 'Draw up new documents',
    effect: 'The package is written again, and everybody signs it again.',
  },
  SIGNER_REMOVED: {
    title: 'Take the signer off',
    effect: 'Title is searched again if they own the home, and documents are written again.',
    isAdverse: true,
  },
  DEED_ACCEPTED: { title: 'Accept the instrument', effect: 'It goes to recording.' },
  DEED_DEFECT: { title: 'Report a defect', effect: 'The notary is booked again.', isAdverse: true },
  INSURANCE_ACCEPTED: { title: 'Accept the insurance', effect: 'The file goes on.' },
  INSURANCE_REJECTED: {
    title: 'Ask for another policy',
    effect: 'The borrower is asked again.',
    isAdverse: true,
  },
  FUNDING_APPROVED: { title: 'Approve funding', effect: 'The money goes out on the release day.' },
  CREDIT_PULLED_AGAIN: {
    title: 'Pull credit again',
    effect:
      'The bureau is asked for a new report, softly, so the score isn’t touched. If it’s unchanged and nothing else is open, funding goes on by itself. Say why in the comments.',
  },
  HOME_VALUED_AGAIN: {
    title: 'Value the home again',
    effect:
      'The valuation provider is asked for a new automated value, and the borrower gets a copy. A value at least as high as the one decided on lets funding go on; a lower one needs your decision. Say why in the comments.',
  },
  TITLE_SEARCHED_AGAIN: {
    title: 'Search title again',
    effect:
      'The title agent looks for anything recorded since the last search. A clear title lets funding go on; anything else needs your decision. Say why in the comments.',
  },
  FUNDING_CONDITION: {
    title: 'Ask for a document',
    effect: 'The borrower is asked for a supporting document, in your words.',
    reason: 'REQUIRED',
    takesNoComments: true,
  },
  FUNDING_DENIED: { title: 'Deny funding', effect: DECLINES, reasonCodes: 'REQUIRED', isAdverse: true },
};

/** Decisions that make sense only while something is open. */
const OFFERED_WHILE: Readonly<Record<string, (facts: Facts) => boolean>> = {
  TRANSLATED_NOTICE_GIVEN: (facts) => missingNoticeCopy(facts) !== undefined,
  SIGNER_REMOVED: (facts) => openRefusal(facts) !== undefined,
  SANCTIONS_CLEARED: (facts) => pendingSanctionsReview(facts) !== undefined,
  SANCTIONS_CONFIRMED: (facts) => pendingSanctionsReview(facts) !== undefined,
};

/** Returns whether a decision of the current review is offered: a signer is taken off only where one has declined to sign. */
export function isDecisionOffered(decision: string, facts: Facts): boolean {
  return OFFERED_WHILE[decision]?.(facts) ?? true;
}

/** Returns whether staff choose the reasons of the notice; undefined when the decision has none or states its own. */
export function reasonCodesAskedFor(decision: string, facts: Facts): DecisionCopy['reasonCodes'] {
  if (decision === 'UW_DECLINED' && referralStatesNoReason(facts)) return 'REQUIRED';
  return DECISION_COPY[decision]?.reasonCodes;
}

/** Returns the words of a decision's button: the first request for trust documents asks for no other ones. */
export function decisionTitle(decision: string, facts: Facts): string {
  if (decision === 'TRUST_DOCUMENT_REJECTED' && trustDocuments(facts).length === 0)
    return 'Ask for trust documents';
  return DECISION_COPY[decision]?.title ?? decision;
}
