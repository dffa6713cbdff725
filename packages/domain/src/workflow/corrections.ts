import { bankCheck } from '../facts/bank.selectors.ts';
import {
  autopayAccount,
  closingDocuments,
  complianceDecision,
  signatureIsPending,
} from '../facts/closing.selectors.ts';
import { hasEmployer } from '../facts/employment.ts';
import type { FactName, Facts } from '../facts/facts.ts';
import { incomeSource } from '../facts/income.selectors.ts';
import { finalDecision } from '../facts/offers.selectors.ts';
import { finalSearch } from '../facts/title.selectors.ts';
import { CorrectionName, RedonePart } from './correction-names.ts';
import { currentStep, mainLineStep } from './current-step.ts';
import { always, type Predicate } from './step.ts';
import { STEP_TABLE, type StepName } from './steps.ts';

/** Each part: the facts that redoing it writes, and whether it was done. A part that was not done yet just comes later. */
export const REDONE_PARTS: Readonly<
  Record<RedonePart, { readonly writes: readonly FactName[]; readonly wasDone: Predicate }>
> = {
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
    writes: ['bankAccounts', 'accountConfirmations', 'bankChecks', 'bankDecisions'],
    wasDone: (facts) => bankCheck(facts) !== undefined,
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

/** What the borrower may correct after submission. Steps redo themselves, because their facts are older than the correction. */
export const CORRECTIONS: Readonly<Record<CorrectionName, CorrectionRow>> = {
  CONTACT: {
    writes: ['contact'],
    until: 'RECORDING',
    wasAnswered: ({ contact }) => contact !== undefined,
    redoes: {},
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

/** Returns whether the borrower may make a correction now. */
export function mayCorrect(name: CorrectionName, facts: Facts): boolean {
  const { until, wasAnswered, redoes } = CORRECTIONS[name];
  const step = currentStep(facts);
  if (!facts.applicationSubmission || step.kind === 'TERMINAL' || !wasAnswered(facts)) return false;
  if (NAMES.indexOf(mainLineStep(facts).id) > NAMES.indexOf(until)) return false;
  return Object.keys(redoes).length === 0 || isIdle(facts);
}

/** Returns whether nobody works on the application, so that redoing something interrupts no check, review or signature. */
function isIdle(facts: Facts): boolean {
  const step = currentStep(facts);
  const waitsForDate = step.kind === 'WAITING' && step.ends.by === 'DATE';
  return !step.interrupt && (step.kind === 'BORROWER_ACTION' || waitsForDate) && !signatureIsPending(facts);
}

/** Returns the parts that a correction redoes now, in the order of the workflow. */
export function redoneBy(name: CorrectionName, facts: Facts): readonly RedonePart[] {
  const { redoes } = CORRECTIONS[name];
  return RedonePart.options.filter((part) => redoes[part]?.(facts) && REDONE_PARTS[part].wasDone(facts));
}

/** Returns every correction that the borrower may make now, with what it redoes. */
export function openCorrections(facts: Facts) {
  return CorrectionName.options
    .filter((name) => mayCorrect(name, facts))
    .map((what) => ({ what, redone: [...redoneBy(what, facts)] }));
}
