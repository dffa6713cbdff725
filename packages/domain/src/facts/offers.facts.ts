import * as z from 'zod';
import { LANGUAGES } from '../language/language.ts';
import { CentsSchema } from '../money/cents.ts';
import { PartnerCode } from './applicant.ts';
import { BorrowerChange, ChangeReason } from './change-reason.ts';
import { Decision, SubDecision } from './decisions.ts';
import { Explanation } from './explanation.ts';
import { answer, log, Uuid } from './fact.ts';
import { choice, question } from './question.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const RateType = z.enum(['UNKNOWN', 'FIXED', 'FLOATING']);
export const Product = z.enum(['FIXED_TERM', 'INTEREST_ONLY_AGE_RESTRICTED']);
export const TERMS_YEARS = [5, 10, 15, 20, 30] as const;
export const TermYears = z.literal(TERMS_YEARS);

/** The terms of one line, as the borrower chooses and signs them. Rates in percent, money in cents. */
export const Terms = z.object({
  product: Product,
  termYears: TermYears,
  lineAmountCents: CentsSchema,
  feePct: z.number(),
  noteRatePct: z.number(),
  aprPct: z.number(),
  monthlyPaymentCents: CentsSchema,
  originationFeeCents: CentsSchema,
  cashToBorrowerCents: CentsSchema,
  /** Recording costs, paid from the draw. Terms stored before 2026-11 left them out of the cash; the lender bears those. */
  recordingFeeCents: CentsSchema,
  recordingTaxCents: CentsSchema,
  cltvPct: z.number(),
  dtiPct: z.number(),
  codes: z.array(PartnerCode).readonly(),
});
export type Terms = z.infer<typeof Terms>;

/** An offer at one term, for any multiple of $100 between the two amounts. */
export const Offer = z.object({
  product: Product,
  termYears: TermYears,
  minimumCents: CentsSchema,
  maximumCents: CentsSchema,
  /** Terms of the maximum line. */
  terms: Terms,
});
export type Offer = z.infer<typeof Offer>;

/** The outcome of an underwriting decision. */
export const Outcome = z.enum([
  'OFFERS',
  'ASSETS',
  'KEEPS_OFFER',
  'CHANGED_OFFER',
  'SCORE_DECLINE',
  'DTI_DECLINE',
  /** The law or the rate sheet allows no price for the line, but allows one at another term. */
  'PRICE_DECLINE',
  'DELINQUENCY',
  'MANUAL_REVIEW',
  'DECLINE',
]);

const decided = {
  decision: Decision,
  subDecision: SubDecision,
  outcome: Outcome,
  reasonCodes: z.array(z.string()),
  /** Every failed rule, in the order of the policy. */
  failures: z.array(z.string()),
  /** The full text of reasons that no reason code covers. */
  statedReasons: z.array(z.string()),
  explanation: Explanation,
};

/** Facts about underwriting decisions and the borrower's choices. */
export const offersFacts = {
  initialDecisions: log(
    z.object({
      ...decided,
      offers: z.array(Offer),
      /** The submitted line at its current price. Absent before submission, and when the line is no longer available. */
      submittedTerms: Terms.optional(),
      /** Why the submitted line is no longer available. */
      submittedRefusal: z.string().optional(),
      monthlyIncomeCents: CentsSchema,
      monthlyDebtsCents: CentsSchema,
      valueCents: CentsSchema,
      retainedLiensCents: CentsSchema,
    }),
    'RULE',
  ),
  /** The price hold ended before the application was submitted. */
  offerExpiries: log(z.object({}), 'DATE'),
  /** Staff corrected an answer that sets the offers, or the borrower asked for another amount after submission. */
  reofferRequests: log(z.object({ because: z.enum(['INCOME', 'AMOUNT', 'ADDRESS']) }), 'STAFF'),
  offerSelection: answer(z.object({ terms: Terms }), 'BORROWER'),
  /** The borrower submitted the application with the terms of its summary. */
  applicationSubmission: answer(
    z.object({
      documents: z.array(Uuid),
      terms: Terms,
      /** The language in which the borrower applied: of their page or their account. Older submissions don’t say. */
      language: z.enum(LANGUAGES).optional(),
    }),
    'BORROWER',
  ),
  offerAbandonments: log(z.object({}), 'BORROWER'),
  winbackOffers: log(z.object({}), 'RULE'),
  winbackAnswers: log(z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) }), 'BORROWER'),
  underwriterDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DECLINED']).extend({ ...REFUSAL_REASONS }),
    'STAFF',
  ),
  delinquencyDecisions: log(reviewDecisionSchema(['CURED', 'CONFIRMED']), 'STAFF'),

  finalDecisions: log(
    z.object({
      ...decided,
      verifiedMonthlyIncomeCents: CentsSchema,
      /** The same income supports a line of at least the minimum at another term. */
      winbackAvailable: z.boolean(),
    }),
    'RULE',
    'STAFF',
  ),
  /** Terms that changed after the borrower chose, with the reason shown to the borrower. */
  changedOffers: log(
    z.object({
      before: Terms,
      after: Terms,
      reason: ChangeReason,
      /** Absent when the final decision made the change, since that decision carries the explanation. */
      explanation: Explanation.optional(),
    }),
    'RULE',
    'STAFF',
  ),
  finalOfferAnswers: log(z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) }), 'BORROWER'),
  /** A new price after the borrower's own choice. It needs no new acceptance. */
  repricings: log(
    z.object({
      before: Terms,
      after: Terms,
      reason: BorrowerChange,
      explanation: Explanation,
    }),
    'RULE',
  ),
};

/** What the borrower answers about the offers. A choice of terms is priced, so it has a handler of its own. */
export const offersQuestions = {
  leaveOffers: choice(offersFacts, {
    method: 'POST',
    path: '/offers/abandonment',
    summary: 'Leaves the offers before submission. The borrower can come back.',
    fact: 'offerAbandonments',
  }),
  answerWinback: question(offersFacts, {
    method: 'POST',
    path: '/offers/winback',
    summary: 'Returns to the offers, or withdraws.',
    form: z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) }),
    fact: 'winbackAnswers',
    shows: [],
  }),
  answerChangedOffer: question(offersFacts, {
    method: 'POST',
    path: '/offers/changed',
    summary: 'Accepts or declines terms that changed after they were chosen.',
    form: z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) }),
    fact: 'finalOfferAnswers',
    shows: ['changedOffers'],
  }),
};
