import { hasAnswered } from '../facts/co-borrowers.selectors.ts';
import { hardPull, unexplainedInquiry } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { newer, newest } from '../facts/reading.ts';
import { person, type StepRow, task } from './step.ts';

/** The summary is regenerated when a choice or an answer in it changes before submission. */
function summaryIsCurrent({ summaryDocuments, applicationSubmission, ...facts }: Facts): boolean {
  const summary = summaryDocuments.at(-1);
  if (applicationSubmission) return summary !== undefined;
  return newer(summary, newest(facts.offerSelection, facts.additionalProfile, facts.profile));
}

/** Steps from the chosen offer to a submitted application and a hard pull. */
export const SUBMISSION_STEPS = {
  ADDITIONAL_PROFILE: {
    kind: 'BORROWER_ACTION',
    page: 'start/contact',
    changeableUntil: 'APP_SUBMISSION',
    client: 'moreProfile',
    answers: ['saveAdditionalProfile'],
    stage: 'MORE_INFO',
    done: ({ additionalProfile, ssn, hardCreditConsent }) =>
      additionalProfile !== undefined && ssn !== undefined && hardCreditConsent !== undefined,
  },
  HMDA_COLLECTION: {
    kind: 'BORROWER_ACTION',
    page: 'start/hmda',
    changeableUntil: 'APP_SUBMISSION',
    client: 'hmda',
    answers: ['saveHmda'],
    stage: 'MORE_INFO',
    done: ({ hmdaCollected }) => hmdaCollected !== undefined,
  },
  /** A step that the specification doesn't have: a co-borrower gives their own answers before the terms are disclosed. */
  WAITING_FOR_CO_BORROWERS: {
    kind: 'WAITING',
    page: 'start/co-borrowers',
    client: 'codeed',
    stage: 'MORE_INFO',
    ends: person('ADDITIONAL_SIGNER'),
    owner: 'ADDITIONAL_SIGNER',
    usual: '1-3 days',
    forEach: 'signers',
    applies: (_, { type }) => type === 'CO_BORROWER',
    done: hasAnswered,
  },
  WAITING_FOR_DISCLOSURES: {
    kind: 'WAITING',
    page: 'start/app-summary',
    client: 'waitSummary',
    stage: 'MORE_INFO',
    ends: task('generateSummaryDocuments'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: summaryIsCurrent,
  },
  APP_SUBMISSION: {
    kind: 'BORROWER_ACTION',
    page: 'start/app-summary',
    client: 'appSummary',
    answers: ['acceptSummary'],
    stage: 'MORE_INFO',
    done: ({ applicationSubmission }) => applicationSubmission !== undefined,
  },
  DISCLOSURE_SIGNING: {
    kind: 'BORROWER_ACTION',
    page: 'document/disclosures',
    client: 'appSummary',
    answers: ['acknowledgeDisclosures'],
    stage: 'MORE_INFO',
    done: ({ disclosuresAcknowledgement }) => disclosuresAcknowledgement !== undefined,
  },
  HARD_CREDIT_PULL: {
    kind: 'WAITING',
    generation: true,
    page: 'income/review',
    client: 'incomeReview',
    stage: 'LINK_INCOME',
    ends: task('pullHardCredit'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => hardPull(facts) !== undefined,
  },
  HARD_CREDIT_REVIEW: {
    kind: 'REVIEW',
    page: 'conditions',
    client: 'documents',
    conditionCategories: ['HARD_CREDIT_INQUIRY_REVIEW'],
    ends: person('UNDERWRITER'),
    owner: 'UNDERWRITER',
    usual: '1 business day',
    applies: (facts) => unexplainedInquiry(facts) !== undefined,
    done: (facts) => newer(facts.hardCreditDecisions.at(-1), unexplainedInquiry(facts)),
  },
} as const satisfies Record<string, StepRow>;
