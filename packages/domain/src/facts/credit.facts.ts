import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents } from '../money/cents.ts';
import { CreditScore } from './credit-score.ts';
import { answer, log, RefusalReason, Sealed, Uuid } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const MortgageTradeline = z.object({
  id: z.string(),
  lender: z.string(),
  balanceCents: AmountCents,
  monthlyPaymentCents: AmountCents,
  openedOn: CivilDateSchema,
  kind: z.enum(['MORTGAGE', 'HELOC', 'SECOND_LIEN']),
  creditLimitCents: AmountCents.optional(),
});

/** How often something is on record. The rules of a policy ask about the sum of two such numbers, up to 1,000. */
export const Times = z.int().min(0).max(500);

export const MonthsSince = z.int().min(0).max(1200);

export const Derogatories = z.object({
  mortgage30in12: Times,
  mortgage60in12: Times,
  mortgage90in24: Times,
  pastDueNow: z.boolean(),
  openJudgments: Times,
  openTaxLiens: Times,
  /** Months since discharge or completion; absent when there was none. */
  monthsSinceChapter7: MonthsSince.optional(),
  monthsSinceChapter13: MonthsSince.optional(),
  monthsSinceForeclosure: MonthsSince.optional(),
  monthsSinceShortSale: MonthsSince.optional(),
});

/** What underwriting takes from a consumer report. The report itself is sealed. */
export const CreditReport = z.object({
  pulledOn: CivilDateSchema,
  fico: CreditScore.optional(),
  scoreFactors: z.array(z.string()),
  mortgages: z.array(MortgageTradeline),
  nonMortgageMonthlyDebtsCents: AmountCents,
  derogatories: Derogatories,
  mortgageInquiries: z.array(z.object({ id: z.string(), lender: z.string(), on: CivilDateSchema })),
});
export type CreditReport = z.infer<typeof CreditReport>;

export const SoftCreditAnswer = z.enum([
  'HIT',
  'NO_MATCH',
  'NO_HIT',
  'FROZEN',
  'FROZEN_PIN',
  'WRONG_PIN',
  'LOCKED',
  'FRAUD_ALERT',
  'ACTIVE_DUTY',
  'DECEASED',
  'ADDRESS_DISCREPANCY',
  'ERROR',
]);
export const HardCreditAnswer = z.enum(['HIT', 'HIT_CHANGED', 'HIT_NEW_INQUIRY', 'FROZEN', 'ERROR']);

/** What the borrower says of a mortgage: it stays, it is not so, the line pays it off, or it is on another home. */
export const LienAnswer = z.enum(['CONFIRMED', 'DISPUTED', 'PAY_OFF', 'OTHER_HOME']);
export type LienAnswer = z.infer<typeof LienAnswer>;

/** What the borrower says of one lien. */
export const AnsweredLien = z.object({
  id: z.string(),
  answer: LienAnswer,
  /** Asked on a home in Texas: by its papers it is a home equity loan or line, not what bought the home. */
  isEquityLoan: z.boolean().optional(),
});
export type AnsweredLien = z.infer<typeof AnsweredLien>;

/** What the home costs each month besides the payments of its mortgages. */
export const HomeCosts = z.object({
  propertyTaxCents: AmountCents,
  insuranceCents: AmountCents,
  duesCents: AmountCents,
});
export type HomeCosts = z.infer<typeof HomeCosts>;

/** A debt as the lender's review found it. */
export const ReviewedDebt = z.object({
  id: z.string(),
  /** Said of one that no credit file tells the figures of. */
  balanceCents: AmountCents.optional(),
  monthlyPaymentCents: AmountCents.optional(),
  /** Of a line of credit. */
  creditLimitCents: AmountCents.optional(),
  /** Said of one that the county has not recorded on this home: what it has is on it. */
  isOnThisHome: z.boolean().optional(),
  /** Said of one on a home in Texas: by its papers it is a home equity loan or line. */
  isEquityLoan: z.boolean().optional(),
});
export type ReviewedDebt = z.infer<typeof ReviewedDebt>;

/** Consumer credit and the liens on the home. */
export const creditFacts = {
  softCredit: log(
    z.object({ answer: SoftCreditAnswer, report: CreditReport.optional(), sealedReport: Sealed.optional() }),
    'VENDOR',
  ),
  hardCredit: log(
    z.object({
      answer: HardCreditAnswer,
      report: CreditReport.optional(),
      sealedReport: Sealed.optional(),
      /** The offers rest on another file than this one and are made again. */
      differs: z.boolean().optional(),
    }),
    'VENDOR',
  ),
  /** A score that the borrower was told in a notice of its own (15 USC 1681g(g)). */
  scoreDisclosures: log(z.object({ score: CreditScore, document: Uuid.optional() }), 'TASK'),
  /** What the borrower did so that the bureau can be asked once more. */
  creditCorrections: log(
    z.object({
      pull: z.enum(['SOFT', 'HARD']),
      how: z.enum(['SSN', 'PIN', 'UNFROZEN', 'UNLOCKED', 'DETAILS', 'RETRY']),
    }),
    'BORROWER',
  ),
  freezePin: answer(z.object({ pin: Sealed }), 'BORROWER'),
  /** The third failed attempt was the last. */
  attemptsExhausted: log(z.object({ what: z.enum(['CREDIT_MATCH', 'FREEZE_PIN', 'IDENTITY']) }), 'RULE'),
  callbackPhone: answer(z.object({ phone: z.string() }), 'BORROWER'),
  fraudAlertDecisions: log(reviewDecisionSchema(['CLEARED', 'CONFIRMED']), 'STAFF'),
  hardCreditDecisions: log(
    reviewDecisionSchema(['PASSED', 'FAILED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),

  lienAnswers: answer(
    z.object({
      liens: z.array(AnsweredLien),
      homeCosts: HomeCosts.optional(),
    }),
    'BORROWER',
  ),
  /** What the borrower says, on a home in Texas, of liens that came to light after they had answered for the others. */
  foundLienAnswers: log(z.object({ liens: z.array(AnsweredLien) }), 'BORROWER'),
  inquiryAttestation: answer(
    z.object({
      inquiries: z.array(
        z.object({ id: z.string(), answer: z.enum(['NO_NEW_DEBT', 'NEW_DEBT', 'SHOPPING']) }),
      ),
    }),
    'BORROWER',
  ),
  lienDecisions: log(
    reviewDecisionSchema(['REVIEWED', 'UNRESOLVED']).extend({
      reason: RefusalReason,
      /** New debts, liens that only the county knows, and in Texas second liens that the borrower doubts. */
      debts: z.array(ReviewedDebt).optional(),
    }),
    'STAFF',
  ),
  lienAttestation: answer(z.object({ liens: z.array(z.string()) }), 'BORROWER'),
};
