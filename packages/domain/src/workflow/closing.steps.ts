import {
  attorneyApprovalIsPending,
  closingDocuments,
  closingIsAcknowledged,
  closingIsHeld,
  complianceDecision,
  hasReadNote,
  noteIsSigned,
  officeClosingIsConfirmed,
  pendingPackageReview,
  signatureIsPending,
} from '../facts/closing.selectors.ts';
import { isScreened } from '../facts/identity.selectors.ts';
import { hasSignedNote } from '../facts/signers.selectors.ts';
import { closesAtOffice } from '../states/office-closing.ts';
import { date, never, person, type StepRow, task } from './step.ts';

/** Steps from the compliance review to a signed note. */
export const CLOSING_STEPS = {
  COMPLIANCE_REVIEW: {
    kind: 'REVIEW',
    page: 'review-app/uw',
    client: 'waitSign',
    ends: person('COMPLIANCE_OFFICER'),
    owner: 'COMPLIANCE_OFFICER',
    usual: 'seconds by rule; 1 business day when referred',
    // A borrower whom the fraud desk cleared manually has not been screened yet.
    task: (facts) => (isScreened(facts) ? undefined : 'screenSanctionsAgain'),
    rule: 'complianceClear',
    done: (facts) => complianceDecision(facts)?.decision === 'PASSED',
  },
  ATTORNEY_REVIEW: {
    kind: 'REVIEW',
    page: 'review-app/uw',
    client: 'waitSign',
    ends: person('ATTORNEY'),
    owner: 'ATTORNEY',
    usual: '2-5 business days',
    applies: attorneyApprovalIsPending,
    done: never,
  },
  CLOSING_DISCLOSURE_GENERATION: {
    kind: 'WAITING',
    generation: true,
    page: 'document/disclosures',
    client: 'waitSign',
    stage: 'SIGNING',
    ends: task('generateClosingDocuments'),
    owner: 'SYSTEM',
    usual: 'seconds',
    applies: (facts) => !pendingPackageReview(facts),
    done: (facts) => closingDocuments(facts) !== undefined,
  },
  CLOSING_DISCLOSURE_REVIEW: {
    kind: 'BORROWER_ACTION',
    page: 'document/disclosures',
    client: 'sign',
    answers: ['acknowledgeClosing'],
    stage: 'SIGNING',
    applies: (facts) => closingDocuments(facts)?.answer === 'READY',
    done: closingIsAcknowledged,
  },
  WAITING_FOR_CLOSING_DATE: {
    kind: 'WAITING',
    page: 'document/disclosures',
    client: 'waitSign',
    stage: 'SIGNING',
    ends: date('closingAllowedOn'),
    owner: 'SYSTEM',
    usual:
      '12 days in Texas, or up to a year after another home equity loan; 10 days in a flood zone; 3 business days for a first lien',
    applies: closingIsHeld,
    done: never,
  },
  SIGNDOCS_REVIEW: {
    kind: 'REVIEW',
    page: 'review-app/signdocs',
    client: 'waitSign',
    answers: ['returnToSigning'],
    ends: person('OPERATIONS'),
    owner: 'OPERATIONS',
    usual: '1 business day',
    applies: (facts) => pendingPackageReview(facts) !== undefined,
    done: never,
  },
  NOTE_SIGNING: {
    kind: 'BORROWER_ACTION',
    page: 'signing/intro',
    parts: ['signing/sign', 'signing/support'],
    client: 'sign',
    answers: ['giveSignature', 'confirmOfficeClosing', 'declineToSign'],
    stage: 'SIGNING',
    task: (facts) => (signatureIsPending(facts) ? 'signNote' : undefined),
    // Where everything is signed at an office, the borrower reads that here; the notary's result brings the signature.
    done: (facts) =>
      noteIsSigned(facts) || (closesAtOffice(facts.property) && officeClosingIsConfirmed(facts)),
  },
  WAITING_FOR_ADDITIONAL_SIGNERS: {
    kind: 'WAITING',
    page: 'signing/additional',
    client: 'codeed',
    stage: 'SIGNING',
    ends: person('ADDITIONAL_SIGNER'),
    owner: 'ADDITIONAL_SIGNER',
    usual: '1-3 days',
    forEach: 'signers',
    done: (facts, signer) =>
      hasSignedNote(facts, signer) || (closesAtOffice(facts.property) && hasReadNote(facts, signer)),
  },
} as const satisfies Record<string, StepRow>;
