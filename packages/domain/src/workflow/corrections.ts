import { bankCheck } from '../facts/bank.selectors.ts';
import { autopayAccount, closingDocuments, complianceDecision } from '../facts/closing.selectors.ts';
import { hasEmployer } from '../facts/employment.ts';
import type { FactName, Facts } from '../facts/facts.ts';
import { identityResult } from '../facts/identity.selectors.ts';
import { incomeSource } from '../facts/income.selectors.ts';
import { finalDecision, initialDecision } from '../facts/offers.selectors.ts';
import { currentLookup, ownerMismatch } from '../facts/property.selectors.ts';
import { anySignatureIsPending } from '../facts/signers.selectors.ts';
import { finalSearch } from '../facts/title.selectors.ts';
import { brokerOpinionOrder } from '../facts/valuation.selectors.ts';
import {
  BorrowerCorrection,
  type CorrectionName,
  RedonePart,
  StaffCorrectionName,
} from './correction-names.ts';
import { currentStep, mainLineStep } from './current-step.ts';
import { always, type Predicate } from './step.ts';
import { STEP_TABLE, type StepName } from './steps.ts';

/** Each part: the facts that redoing it writes, and whether it was done. A part that was not done yet just comes later. */
export const REDONE_PARTS: Readonly<
  Record<RedonePart, { readonly writes: readonly FactName[]; readonly wasDone: Predicate }>
> = {
  HOME: {
    writes: [
      'propertyLookups',
      'automatedValuations',
      'estimatedValue',
      'lienAnswers',
      'lienDecisions',
      'lienAttestation',
      'prequalTitle',
      'recordingTaxDecisions',
      'valuationCopies',
      'floodDeterminations',
      'floodNoticeDelivery',
      'floodNotice',
    ],
    wasDone: (facts) => currentLookup(facts) !== undefined,
  },
  OFFERS: {
    writes: ['initialDecisions', 'offerSelection'],
    wasDone: (facts) => initialDecision(facts) !== undefined,
  },
  INCOME: {
    writes: [
      'incomeSources',
      'incomeResults',
      'paystubs',
      'paystubDecisions',
      'employerContacts',
      'employerAnswers',
    ],
    wasDone: (facts) => incomeSource(facts) !== undefined,
  },
  DECISION: {
    writes: ['finalDecisions', 'changedOffers', 'finalOfferAnswers'],
    wasDone: (facts) => finalDecision(facts) !== undefined,
  },
  ACCOUNT: {
    writes: [
      'bankAccounts',
      'accountDeposits',
      'depositChoices',
      'accountConfirmations',
      'bankChecks',
      'bankDecisions',
    ],
    wasDone: (facts) => bankCheck(facts) !== undefined,
  },
  IDENTITY: {
    writes: [
      'identityUploads',
      'hostedIdentities',
      'identityResults',
      'identityDecisions',
      'sanctionsScreens',
      'sanctionsDecisions',
    ],
    wasDone: (facts) => identityResult(facts) !== undefined,
  },
  TITLE: {
    writes: ['finalTitle', 'titleDecisions', 'trustDecisions'],
    wasDone: (facts) => finalSearch(facts) !== undefined,
  },
  COMPLIANCE: {
    writes: ['complianceDecisions', 'attorneyDecisions'],
    wasDone: (facts) => complianceDecision(facts) !== undefined,
  },
  CLOSING_DOCUMENTS: {
    writes: ['closingDocuments', 'closingAcknowledgement', 'closingHold', 'closingDateReached'],
    wasDone: (facts) => closingDocuments(facts) !== undefined,
  },
};

type CorrectionRow = {
  /** The facts that hold the answer. */
  readonly writes: readonly FactName[];
  /** The last step of the main line at which it may be corrected. */
  readonly until: StepName;
  readonly wasAnswered: Predicate;
  /** The parts to redo, each under a condition. */
  readonly redoes: { readonly [Part in RedonePart]?: Predicate };
};

/** What may be corrected. Steps redo themselves, because their facts are older than the correction. */
export const CORRECTIONS: Readonly<Record<CorrectionName, CorrectionRow>> = {
  CONTACT: {
    writes: ['contact'],
    until: 'RECORDING',
    wasAnswered: ({ contact }) => contact !== undefined,
    redoes: {},
  },
  /** The name or the date of birth. The credit report stays: the bureau found it by the SSN. */
  PROFILE: {
    writes: ['profile', 'property'],
    until: 'NOTE_SIGNING',
    wasAnswered: ({ profile }) => profile !== undefined,
    redoes: {
      // County records named another owner than the misspelled applicant.
      HOME: (facts) => ownerMismatch(facts) !== undefined,
      IDENTITY: always,
      TITLE: always,
      COMPLIANCE: always,
      CLOSING_DOCUMENTS: always,
    },
  },
  /**
   * The address of the same home, such as a mistyped one. Another home needs another application, and so does this one once a broker opinion
   * was ordered. For counsel to confirm.
   */
  ADDRESS: {
    writes: ['property', 'reofferRequests'],
    until: 'NOTE_SIGNING',
    wasAnswered: (facts) => currentLookup(facts) !== undefined && brokerOpinionOrder(facts) === undefined,
    redoes: {
      HOME: always,
      OFFERS: always,
      DECISION: always,
      TITLE: always,
      COMPLIANCE: always,
      CLOSING_DOCUMENTS: always,
    },
  },
  INCOME: {
    writes: ['statedIncome', 'incomeRetries', 'reofferRequests'],
    until: 'NOTE_SIGNING',
    wasAnswered: ({ statedIncome, softCreditConsent }) =>
      statedIncome !== undefined && softCreditConsent !== undefined,
    redoes: {
      OFFERS: always,
      INCOME: always,
      DECISION: always,
      TITLE: always,
      COMPLIANCE: always,
      CLOSING_DOCUMENTS: always,
    },
  },
  /** Only the borrower chooses an amount, so they get the choice again. Until submission they have it anyway. */
  AMOUNT: {
    writes: ['reofferRequests'],
    until: 'NOTE_SIGNING',
    wasAnswered: ({ applicationSubmission }) => applicationSubmission !== undefined,
    redoes: {
      OFFERS: always,
      DECISION: always,
      TITLE: always,
      COMPLIANCE: always,
      CLOSING_DOCUMENTS: always,
    },
  },
  EMPLOYER: {
    writes: ['statedIncome', 'incomeRetries'],
    until: 'NOTE_SIGNING',
    wasAnswered: ({ statedIncome }) => statedIncome !== undefined && hasEmployer(statedIncome.employmentType),
    redoes: { INCOME: always, DECISION: always },
  },
  ACCOUNT: {
    writes: ['accountConfirmations'],
    until: 'NOTE_SIGNING',
    wasAnswered: (facts) => bankCheck(facts) !== undefined,
    // Only the autopay authorization names the account.
    redoes: { ACCOUNT: always, CLOSING_DOCUMENTS: (facts) => autopayAccount(facts) !== undefined },
  },
  VESTING: {
    writes: ['additionalProfile', 'signers'],
    until: 'NOTE_SIGNING',
    wasAnswered: ({ additionalProfile }) => additionalProfile !== undefined,
    redoes: { TITLE: always, COMPLIANCE: always, CLOSING_DOCUMENTS: always },
  },
  HMDA: {
    writes: ['hmdaCollected'],
    until: 'RECORDING',
    wasAnswered: ({ hmdaCollected }) => hmdaCollected !== undefined,
    redoes: {},
  },
};

const NAMES = Object.keys(STEP_TABLE) as StepName[];

/** What each of them corrects. */
const CORRECTED_BY = { BORROWER: BorrowerCorrection.options, STAFF: StaffCorrectionName.options } as const;

/** Who corrects an answer. */
export type Corrector = keyof typeof CORRECTED_BY;

/**
 * Returns whether a person may make a correction now: staff also during a review, the borrower before submission only if it redoes nothing.
 */
export function mayCorrect(by: Corrector, name: CorrectionName, facts: Facts): boolean {
  const { until, wasAnswered, redoes } = CORRECTIONS[name];
  if (currentStep(facts).kind === 'TERMINAL' || !wasAnswered(facts)) return false;
  const redoesNothing = Object.keys(redoes).length === 0;
  if (by === 'BORROWER' && !facts.applicationSubmission && !redoesNothing) return false;
  if (NAMES.indexOf(mainLineStep(facts).id) > NAMES.indexOf(until)) return false;
  return redoesNothing || isIdle(by, facts);
}

/** Returns whether redoing something would interrupt no check and no signature and, for a borrower's correction, no review. */
function isIdle(by: Corrector, facts: Facts): boolean {
  const step = currentStep(facts);
  if (anySignatureIsPending(facts)) return false;
  if (step.kind === 'WAITING') return step.ends.by === 'DATE' && !step.interrupt;
  if (by === 'STAFF') return step.task?.(facts) === undefined;
  return step.kind === 'BORROWER_ACTION' && !step.interrupt;
}

/** Returns the parts that a correction redoes now, in the order of the workflow. */
export function redoneBy(name: CorrectionName, facts: Facts): readonly RedonePart[] {
  const { redoes } = CORRECTIONS[name];
  return RedonePart.options.filter((part) => redoes[part]?.(facts) && REDONE_PARTS[part].wasDone(facts));
}

/** Returns every correction that a person may make now, with what it redoes. */
export function openCorrections<By extends Corrector>(by: By, facts: Facts) {
  const names: readonly (typeof CORRECTED_BY)[By][number][] = CORRECTED_BY[by];
  return names
    .filter((name) => mayCorrect(by, name, facts))
    .map((what) => ({ what, redone: [...redoneBy(what, facts)] }));
}
