import type { Decision, SubDecision } from '../facts/decisions.ts';
import type { ClientState } from './client-states.ts';

/** What the browser knows about an application, for conditions to test. Unanswered is `undefined`. */
export type KnownFacts = {
  readonly hasName?: boolean;
  readonly hasDob?: boolean;
  readonly hasSelectedProperty?: boolean;
  readonly hasSoftCreditConsent?: boolean;
  readonly liensComplete?: boolean;
  readonly inquiryAttestNeeded?: boolean;
  readonly inquiryAttestComplete?: boolean;
  readonly uwDecision?: Decision;
  readonly uwSubDecision?: SubDecision;
  readonly assetsComplete?: boolean;
  readonly termYears?: number;
  readonly amountCents?: number;
  readonly hasOwnership?: boolean;
  readonly hasSsn?: boolean;
  readonly hasHardCreditConsent?: boolean;
  readonly idUploaded?: boolean;
  /** A valuation order is required: in Texas, and wherever no automated value is usable. */
  readonly valuationRequired?: boolean;
};

/** `next` moves forward; the other two name an action that was completed. */
export type Move = 'next' | 'underwrite' | 'repullSoftCredit';

export type Transition = {
  readonly from: ClientState;
  readonly on: Move;
  readonly to: ClientState;
  readonly when: (known: KnownFacts) => boolean;
};

const always = () => true;

/** Every transition in order: the first row of a state whose condition is true applies. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'profile', on: 'next', to: 'liens', when: isProfileComplete },
  { from: 'liens', on: 'underwrite', to: 'product', when: canBeUnderwritten },
  { from: 'profile', on: 'repullSoftCredit', to: 'product', when: canBeUnderwritten },
  { from: 'product', on: 'next', to: 'assetDepletion', when: needsAssets },
  { from: 'product', on: 'next', to: 'moreProfile', when: hasChosen },
  { from: 'moreProfile', on: 'next', to: 'hmda', when: isMoreProfileComplete },
  { from: 'hmda', on: 'next', to: 'waitSummary', when: always },
  { from: 'waitSummary', on: 'next', to: 'appSummary', when: always },
  { from: 'appSummary', on: 'next', to: 'incomeReview', when: always },
  { from: 'incomeReview', on: 'next', to: 'ach', when: isIncomeSettled },
  { from: 'incomeReview', on: 'next', to: 'bpo', when: needsValuation },
  { from: 'ach', on: 'next', to: 'docVerify', when: always },
  { from: 'autopay', on: 'next', to: 'docVerify', when: always },
  {
    from: 'docVerify',
    on: 'next',
    to: 'waitSign',
    when: (known) => isUploaded(known) && !needsValuation(known),
  },
  { from: 'docVerify', on: 'next', to: 'bpo', when: needsValuation },
  { from: 'waitSign', on: 'next', to: 'sign', when: always },
  { from: 'sign', on: 'next', to: 'codeed', when: always },
  { from: 'codeed', on: 'next', to: 'waitNotary', when: always },
  { from: 'waitNotary', on: 'next', to: 'notary', when: always },
  { from: 'notary', on: 'next', to: 'insurance', when: always },
  { from: 'insurance', on: 'next', to: 'waitFund', when: always },
  { from: 'waitFund', on: 'next', to: 'complete', when: always },
];

function isProfileComplete(known: KnownFacts): boolean {
  return (
    known.hasName === true &&
    known.hasDob === true &&
    known.hasSelectedProperty === true &&
    known.hasSoftCreditConsent === true
  );
}

function canBeUnderwritten(known: KnownFacts): boolean {
  const liensSettled = known.liensComplete === true || isDecided(known.uwDecision);
  return liensSettled && (known.inquiryAttestNeeded !== true || known.inquiryAttestComplete === true);
}

function isDecided(decision: Decision | undefined): boolean {
  return decision !== undefined && decision !== 'INITIAL' && decision !== 'UNKNOWN';
}

function needsAssets(known: KnownFacts): boolean {
  return (
    (!isDecided(known.uwDecision) || known.uwDecision === 'ASSET_DEPLETION') &&
    known.uwSubDecision === 'UNVERIFIED_DTI_LIMITED' &&
    known.assetsComplete !== true
  );
}

function hasChosen(known: KnownFacts): boolean {
  return (known.termYears ?? 0) > 0 && (known.amountCents ?? 0) > 0;
}

function isMoreProfileComplete(known: KnownFacts): boolean {
  return known.hasOwnership === true && known.hasSsn === true && known.hasHardCreditConsent === true;
}

function isIncomeSettled({ uwSubDecision }: KnownFacts): boolean {
  return uwSubDecision === 'VERIFIED_INCOME_MATCHED_OFFER' || uwSubDecision === 'FINAL_OFFER';
}

function isUploaded(known: KnownFacts): boolean {
  return known.idUploaded === true;
}

function needsValuation(known: KnownFacts): boolean {
  return known.valuationRequired === true;
}
