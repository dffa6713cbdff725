import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { closingDocuments, hasReadNote } from '@homeline/domain/facts/closing.selectors.ts';
import {
  coBorrowerCreditProblem,
  coBorrowerProfile,
  mayCorrectCoBorrowerCredit,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import {
  isManualNotary,
  notaryAppointment,
  notarySession,
  remoteResult,
} from '@homeline/domain/facts/notary.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import {
  additionalSignerVersion,
  lastAct,
  newestOf,
  type Signer,
  signerSignatureIsPending,
  signsDeed,
} from '@homeline/domain/facts/signers.selectors.ts';
import { waitsForBorrower } from '@homeline/domain/facts/signing-order.ts';
import { mayConfirmAs, rescissionEndsOn } from '@homeline/domain/funding/rescission-period.ts';
import { notaryAttendees } from '@homeline/domain/notary/office-closing.ts';
import { isStoredLate } from '@homeline/domain/signing/signing-refusal.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import { mayRescind } from '@homeline/domain/workflow/withdrawal.ts';
import type { SignerCaller } from '../../http/caller.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { askedRecordsAccess } from '../documents/sample-record.ts';

type CreditAnswer = Facts['softCredit' | 'hardCredit'][number]['answer'];

/** Returns an application as one of its signers sees it. */
export function signerStatusOf(
  allFacts: Facts,
  applicationId: string,
  { signer: uuid, identity }: Pick<SignerCaller, 'signer' | 'identity'>,
  now: string,
): SignerStatus {
  const facts = relevantFacts(allFacts);
  const signer = signerOf(facts, uuid);
  const { id: step, page } = signerStep(facts, uuid);
  const address = addressOf(facts);
  const version = additionalSignerVersion(facts);
  const type = signer?.type ?? 'CO_DEEDER';
  const shared = {
    uuid: applicationId,
    signer: uuid,
    step,
    page,
    borrowerName: fullNameOf(facts),
    home: [address.street1, address.street2, address.city, address.state].filter(Boolean).join(', '),
    state: address.state,
    timeZone: homeTimeZone(facts),
    type,
    helocSigners: [{ identityUuid: version && identity, type }],
    additionalSignerVersion: version,
  };
  const isSealing = signer !== undefined && signerSignatureIsPending(facts, signer);
  // A signer taken off the application sees their name and what everyone shares, nothing more.
  if (!signer || step === 'SIGNER_CANCELLED') return { ...shared, ...NOTHING, name: signer?.name ?? '' };
  return {
    ...shared,
    name: signer.name,
    holdsTitle: signer.holdsTitle,
    recordsAccess: askedRecordsAccess(facts, applicationId, signer),
    documentsAreReady: closingDocuments(facts)?.answer === 'READY',
    documentsAreOpened: closingDocuments(facts) !== undefined && hasReadNote(facts, signer),
    waitsForBorrower: waitsForBorrower(facts),
    isSealing,
    isSealedLate: isSealing && isStoredLate(newestOf(facts.signerSignatureRequests, signer)?.at ?? now, now),
    isPaused: currentStep(facts).id === 'SIGNDOCS_REVIEW',
    hasRefused: lastAct(facts, signer, 'REFUSED', 'RETRIED')?.act === 'REFUSED',
    creditProblem: creditProblemOf(facts, signer),
    employmentType: coBorrowerProfile(facts, signer)?.employmentType,
    incomeReturned: newestOf(facts.coBorrowerIncomeFindings, signer)?.reason,
    signsDeed: signsDeed(signer),
    deed: notaryAttendees(facts).some(({ uuid: each }) => each === signer.uuid) ? deedOf(facts) : undefined,
    rescissionEndsOn: signsDeed(signer) && mayRescind(facts) ? rescissionEndsOn(facts) : undefined,
    mayConfirm: mayConfirmAs(facts, signer),
  };
}

const NOTHING = {
  holdsTitle: false,
  signsDeed: false,
  documentsAreReady: false,
  documentsAreOpened: false,
  waitsForBorrower: false,
  isSealing: false,
  isSealedLate: false,
  isPaused: false,
  hasRefused: false,
  mayConfirm: false,
} as const;

const WHY: { readonly [Answer in CreditAnswer]?: NonNullable<SignerStatus['creditProblem']>['why'] } = {
  NO_MATCH: 'NOT_FOUND',
  NO_HIT: 'NOT_FOUND',
  FROZEN: 'CLOSED',
  FROZEN_PIN: 'CLOSED',
  WRONG_PIN: 'CLOSED',
  LOCKED: 'CLOSED',
  ERROR: 'NO_ANSWER',
};

/** Any other answer is an alert, which takes a call. */
function creditProblemOf(facts: Facts, signer: Signer): SignerStatus['creditProblem'] {
  const problem = coBorrowerCreditProblem(facts, signer);
  return (
    problem && {
      why: (problem.answer && WHY[problem.answer]) ?? 'ALERT',
      mayAskAgain: mayCorrectCoBorrowerCredit(facts, signer),
    }
  );
}

function deedOf(facts: Facts): SignerStatus['deed'] {
  const session = notarySession(facts);
  if (!isManualNotary(facts)) {
    if (!session) return undefined;
    return {
      where: 'ONLINE',
      joinUrl: session.joinUrl,
      hasFailed: remoteResult(facts)?.answer === 'FAILED',
    };
  }
  const booking = facts.appointmentBookings.at(-1);
  const appointment = notaryAppointment(facts);
  return appointment && newer(booking, appointment)
    ? { where: 'IN_PERSON', at: booking.confirmedTime, place: booking.place }
    : undefined;
}
