import { foundLiens } from '../facts/equity-loans.selectors.ts';
import { inquiriesAwaitAttestation } from '../facts/inquiries.selectors.ts';
import { lienMismatch, lienReview } from '../facts/lien-review.selectors.ts';
import { liensAreAnswered, liensAreResolved } from '../facts/liens.selectors.ts';
import {
  assetsArePending,
  chosenOffer,
  declineAllowsWinback,
  initialDecision,
  manualReview,
  winbackIsOpen,
} from '../facts/offers.selectors.ts';
import { newer } from '../facts/reading.ts';
import { prequalSearch } from '../facts/title.selectors.ts';
import { automatedValue, needsEstimate } from '../facts/valuation.selectors.ts';
import { never, person, type StepRow, task } from './step.ts';

/** Steps from the home's value to a chosen offer. */
export const PREQUAL_STEPS = {
  WAITING_FOR_AVM_DATA: {
    kind: 'WAITING',
    page: 'liens',
    client: 'liens',
    stage: 'INITIAL',
    ends: task('fetchAutomatedValuation'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => automatedValue(facts) !== undefined,
  },
  ESTIMATE_VALUE: {
    kind: 'BORROWER_ACTION',
    page: 'bpo/estimate-value',
    client: 'bpo',
    stage: 'INITIAL',
    applies: needsEstimate,
    done: (facts) => newer(facts.estimatedValue, automatedValue(facts)),
  },
  LIEN_VERIFICATION: {
    kind: 'BORROWER_ACTION',
    page: 'liens',
    changeableUntil: 'APP_SUBMISSION',
    client: 'liens',
    stage: 'INITIAL',
    // Asked again about equity loans found later, in Texas only.
    done: (facts) => liensAreAnswered(facts) && foundLiens(facts).length === 0,
  },
  INQUIRY_ATTESTATION: {
    kind: 'BORROWER_ACTION',
    page: 'liens',
    client: 'liens',
    stage: 'INITIAL',
    applies: (facts) => inquiriesAwaitAttestation(facts) && liensAreResolved(facts),
    done: never,
  },
  LIEN_MISMATCH_REVIEW: {
    kind: 'REVIEW',
    page: 'review-app/uw',
    client: 'uwReview',
    conditionCategories: ['GENERIC_DOCUMENT_REQUEST'],
    ends: person('UNDERWRITER'),
    owner: 'UNDERWRITER',
    usual: '1-2 business days',
    applies: (facts) => lienMismatch(facts) !== undefined,
    done: (facts) => lienReview(facts) !== undefined,
  },
  LIEN_ATTESTATION: {
    kind: 'BORROWER_ACTION',
    page: 'liens',
    client: 'lienAttestation',
    stage: 'INITIAL',
    applies: (facts) => lienReview(facts) !== undefined,
    done: liensAreResolved,
  },
  WAITING_FOR_PREQUAL_TITLE: {
    kind: 'WAITING',
    page: 'liens',
    client: 'liens',
    stage: 'INITIAL',
    ends: task('checkPrequalTitle'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => prequalSearch(facts) !== undefined,
  },
  WAITING_FOR_INITIAL_OFFERS: {
    kind: 'WAITING',
    page: 'product/select',
    client: 'product',
    stage: 'PRODUCT_SELECT',
    ends: task('priceInitialOffers'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => initialDecision(facts) !== undefined,
  },
  OFFER_SELECTION: {
    kind: 'BORROWER_ACTION',
    page: 'product/select',
    changeableUntil: 'APP_SUBMISSION',
    client: 'product',
    stage: 'PRODUCT_SELECT',
    applies: (facts) =>
      ['OFFERS', 'ASSETS'].includes(initialDecision(facts)?.outcome ?? '') &&
      !assetsArePending(facts) &&
      !winbackIsOpen(facts),
    done: (facts) => chosenOffer(facts) !== undefined,
  },
  ASSETS_PREQUAL: {
    kind: 'BORROWER_ACTION',
    page: 'product/assets',
    insteadOf: 'OFFER_SELECTION',
    client: 'assetDepletion',
    stage: 'PRODUCT_SELECT',
    applies: assetsArePending,
    done: never,
  },
  PREQUAL_WINBACK: {
    kind: 'BORROWER_ACTION',
    page: 'product/prequal-winback',
    client: 'product',
    stage: 'PRODUCT_SELECT',
    applies: winbackIsOpen,
    done: never,
  },
  DTI_DECLINE: {
    kind: 'ERROR',
    interrupt: true,
    page: 'error/decline',
    client: 'dtiDecline',
    applies: declineAllowsWinback,
    done: never,
    rule: 'winbackAvailable',
    task: () => 'sendAdverseActionNotice',
  },
  CREDIT_SCORE_DECLINE: {
    kind: 'ERROR',
    page: 'error/decline',
    client: 'creditScoreDecline',
    applies: (facts) => initialDecision(facts)?.outcome === 'SCORE_DECLINE',
    done: never,
    task: () => 'sendAdverseActionNotice',
  },
  DELINQUENCY_REVIEW: {
    kind: 'REVIEW',
    page: 'review-app/delinquency',
    client: 'delinquencyReview',
    conditionCategories: ['GENERIC_DOCUMENT_REQUEST'],
    ends: person('UNDERWRITER'),
    owner: 'UNDERWRITER',
    usual: '1-2 business days',
    applies: (facts) => initialDecision(facts)?.outcome === 'DELINQUENCY',
    done: never,
  },
  UW_REVIEW: {
    kind: 'REVIEW',
    interrupt: true,
    page: 'review-app/uw',
    client: 'uwReview',
    ends: person('UNDERWRITER'),
    owner: 'UNDERWRITER',
    usual: '1-2 business days',
    applies: (facts) => manualReview(facts) !== undefined,
    done: never,
  },
} as const satisfies Record<string, StepRow>;
