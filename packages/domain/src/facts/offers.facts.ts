import * as z from 'zod';
import { CentsSchema } from '../money/cents.ts';
import { PartnerCode } from './application.facts.ts';
import { ChangeReason, OwnChange } from './change-reason.ts';
import { Decision, SubDecision } from './decisions.ts';
import { Explanation } from './explanation.ts';
import { answer, log, RefusalReason, Uuid } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const RateType = z.enum(['UNKNOWN', 'FIXED', 'FLOATING']);
export const Product = z.enum(['FIXED_TERM', 'INTEREST_ONLY_AGE_RESTRICTED']);
export const TERMS_YEARS = [5, 10, 15, 20, 30] as const;
export const TermYears = z.literal(TERMS_YEARS);

/** One line at one price: what the borrower sees, chooses and signs. Rates in percent, money in cents. */
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
  /** What recording costs besides the draw. */
  recordingFeeCents: CentsSchema,
  recordingTaxCents: CentsSchema,
  cltvPct: z.number(),
  dtiPct: z.number(),
  codes: z.array(PartnerCode).readonly(),
});
export type Terms = z.infer<typeof Terms>;

/** What can be chosen at one term: any whole hundred of dollars between the two amounts. */
export const Offer = z.object({
  product: Product,
  termYears: TermYears,
  minimumCents: CentsSchema,
  maximumCents: CentsSchema,
  /** Terms at the maximum. */
  terms: Terms,
});
export type Offer = z.infer<typeof Offer>;

/** Where an underwriting decision leads. */
export const Outcome = z.enum([
  'OFFERS',
  'ASSETS',
  'KEEPS_OFFER',
  'CHANGED_OFFER',
  'SCORE_DECLINE',
  'DTI_DECLINE',
  /** The line has no price that the law or the sheet allows; over another term one has. */
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
  /** Every rule that failed, in the order of the policy. */
  failures: z.array(z.string()),
  /** What failed that no reason code has words for, in full. */
  statedReasons: z.array(z.string()),
  explanation: Explanation,
};

/** Underwriting and what the borrower chooses. */
export const offersFacts = {
  initialDecisions: log(
    z.object({
      ...decided,
      offers: z.array(Offer),
      /** What the line costs now that was submitted with the application; absent before that, and where it cannot be had. */
      submittedTerms: Terms.optional(),
      /** Why it cannot be had. */
      submittedRefusal: z.string().optional(),
      monthlyIncomeCents: CentsSchema,
      monthlyDebtsCents: CentsSchema,
      valueCents: CentsSchema,
      retainedLiensCents: CentsSchema,
    }),
    'RULE',
  ),
  /** The prices were shown for as long as they hold, and the application was not submitted. */
  offerExpiries: log(z.object({}), 'DATE'),
  offerSelection: answer(z.object({ terms: Terms }), 'BORROWER'),
  /** The application as its summary stated it, with these terms. */
  applicationSubmission: answer(z.object({ documents: z.array(Uuid), terms: Terms }), 'BORROWER'),
  offerAbandonments: log(z.object({}), 'BORROWER'),
  winbackOffers: log(z.object({}), 'RULE'),
  winbackAnswers: log(z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) }), 'BORROWER'),
  assetRequests: log(z.object({}), 'BORROWER'),
  assets: answer(
    z.object({
      answer: z.enum(['LINKED', 'SKIPPED', 'REFUSED']),
      checkingSavingsCents: CentsSchema.optional(),
      brokerageCents: CentsSchema.optional(),
      retirementCents: CentsSchema.optional(),
    }),
    'BORROWER',
  ),
  underwriterDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DECLINED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),
  delinquencyDecisions: log(reviewDecisionSchema(['CURED', 'CONFIRMED']), 'STAFF'),

  finalDecisions: log(
    z.object({
      ...decided,
      verifiedMonthlyIncomeCents: CentsSchema,
      /** An offer of the minimum line or more would fit the same income at another term. */
      winbackAvailable: z.boolean(),
    }),
    'RULE',
    'STAFF',
  ),
  /** Terms that changed after they were chosen, with the reason that the borrower is shown. */
  changedOffers: log(
    z.object({
      before: Terms,
      after: Terms,
      reason: ChangeReason,
      /** Absent where the final decision made the change, and explains it. */
      explanation: Explanation.optional(),
    }),
    'RULE',
    'STAFF',
  ),
  finalOfferAnswers: log(z.object({ answer: z.enum(['ACCEPTED', 'REFUSED']) }), 'BORROWER'),
  /** What the borrower's own choice made of the price: no new acceptance, shown before and after. */
  repricings: log(
    z.object({
      before: Terms,
      after: Terms,
      reason: OwnChange,
      explanation: Explanation,
    }),
    'RULE',
  ),
};
