import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents } from '../money/cents.ts';
import { CreditScore } from './credit-score.ts';
import { answer, log, OrderReason, Sealed, Uuid } from './fact.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';
import { PaymentHistory, Tradeline } from './tradeline.ts';

export const MortgageTradeline = z.object({
  id: z.string(),
  lender: z.string(),
  balanceCents: AmountCents,
  monthlyPaymentCents: AmountCents,
  openedOn: CivilDateSchema,
  kind: z.enum(['MORTGAGE', 'HELOC', 'SECOND_LIEN']),
  creditLimitCents: AmountCents.optional(),
  paymentHistory: PaymentHistory.optional(),
});

/** A count of credit report items. Policy rules test the sum of two counts, up to 1,000. */
export const Times = z.int().min(0).max(500);

export const MonthsSince = z.int().min(0).max(1200);

export const Derogatories = z.object({
  mortgage30in12: Times,
  mortgage60in12: Times,
  mortgage90in24: Times,
  pastDueNow: z.boolean(),
  openJudgments: Times,
  openTaxLiens: Times,
  /** Months since discharge or completion. Absent without such an event. */
  monthsSinceChapter7: MonthsSince.optional(),
  monthsSinceChapter13: MonthsSince.optional(),
  monthsSinceForeclosure: MonthsSince.optional(),
  monthsSinceShortSale: MonthsSince.optional(),
});

/** The figures that underwriting uses from a consumer report. The full report is sealed. */
export const CreditReport = z.object({
  pulledOn: CivilDateSchema,
  fico: CreditScore.optional(),
  /** The percent of U.S. consumers with a lower score, as the bureau states it. */
  scoreOutranksPct: z.int().min(0).max(100).optional(),
  scoreFactors: z.array(z.string()),
  mortgages: z.array(MortgageTradeline),
  tradelines: z.array(Tradeline),
  derogatories: Derogatories,
  mortgageInquiries: z.array(z.object({ id: z.string(), lender: z.string(), on: CivilDateSchema })),
});
export type CreditReport = z.infer<typeof CreditReport>;

/** What a report says of the person, which someone must look into before credit is extended: 15 USC 1681c-1(h); 12 CFR 1022.82. */
export const ConsumerAlert = z.enum(['FRAUD_ALERT', 'ACTIVE_DUTY', 'DECEASED', 'ADDRESS_DISCREPANCY']);
export type ConsumerAlert = z.infer<typeof ConsumerAlert>;

export const SoftCreditAnswer = z.enum([
  'HIT',
  'NO_MATCH',
  'NO_HIT',
  'FROZEN',
  'FROZEN_PIN',
  'WRONG_PIN',
  'LOCKED',
  ...ConsumerAlert.options,
  'ERROR',
]);

export const HardCreditAnswer = z.enum(['HIT', 'HIT_CHANGED', 'HIT_NEW_INQUIRY', 'FROZEN', 'ERROR']);

/** Facts about consumer credit. */
export const creditFacts = {
  softCredit: log(
    z.object({ answer: SoftCreditAnswer, report: CreditReport.optional(), sealedReport: Sealed.optional() }),
    'VENDOR',
  ),
  hardCredit: log(
    z.object({
      answer: HardCreditAnswer,
      alert: ConsumerAlert.optional(),
      report: CreditReport.optional(),
      sealedReport: Sealed.optional(),
      /** The report differs from the one used for the offers, so new offers are needed. */
      differs: z.boolean().optional(),
    }),
    'VENDOR',
  ),
  /** A funding officer asked for a newer report, and why. */
  creditRefreshOrders: log(OrderReason, 'STAFF'),
  /** The report that the order brought. After signing it changes no terms. */
  refreshedCredit: log(
    z.object({
      answer: SoftCreditAnswer,
      report: CreditReport.optional(),
      sealedReport: Sealed.optional(),
      /** It differs from the report that the decision used, so a person must look. */
      differs: z.boolean().optional(),
    }),
    'VENDOR',
  ),
  /** A score disclosed to the borrower in a separate notice (15 USC 1681g(g)). */
  scoreDisclosures: log(z.object({ score: CreditScore, document: Uuid.optional() }), 'TASK'),
  /** The borrower corrected the request or the file, so the next pull may run. */
  creditCorrections: log(
    z.object({
      pull: z.enum(['SOFT', 'HARD']),
      how: z.enum(['SSN', 'PIN', 'UNFROZEN', 'UNLOCKED', 'DETAILS', 'RETRY']),
      /** Why staff have the hard pull made again. */
      reason: z.string().min(1).max(2000).optional(),
    }),
    'BORROWER',
    'STAFF',
  ),
  freezePin: answer(z.object({ pin: Sealed }), 'BORROWER'),
  /** The borrower has used the last allowed attempt. */
  attemptsExhausted: log(z.object({ what: z.enum(['CREDIT_MATCH', 'FREEZE_PIN', 'IDENTITY']) }), 'RULE'),
  callbackPhone: answer(z.object({ phone: z.string() }), 'BORROWER'),
  fraudAlertDecisions: log(reviewDecisionSchema(['CLEARED', 'CONFIRMED']), 'STAFF'),
  hardCreditDecisions: log(
    reviewDecisionSchema(['PASSED', 'FAILED']).extend({ ...REFUSAL_REASONS }),
    'STAFF',
  ),
};
