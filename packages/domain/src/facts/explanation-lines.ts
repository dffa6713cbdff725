import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { LANGUAGES } from '../language/language.ts';
import { CentsSchema } from '../money/cents.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { DECLINE } from './decline.ts';
import { PolicyShortfall } from './policy-shortfall.ts';
import { DebtTreatment, Tradeline } from './tradeline.ts';

const code = z.string();
const cents = z.object({ cents: CentsSchema });
const yesNo = z.object({ holds: z.boolean() });
const nothing = z.object({});

const Limits = z.object({
  maxCltvPct: z.number().nullable(),
  maxDtiPct: z.number().nullable(),
  maxLineCents: CentsSchema.nullable(),
});

/** The source of a home value. An AVM adds its own value and the cells of the policy row that matched it. */
export const ValueSource = z.object({
  source: z.enum(['BROKER', 'STAFF', 'ESTIMATE', 'ESTIMATE_WITHOUT_AVM', 'AVM', 'AVM_AFTER_HAIRCUT']),
  avmValueCents: CentsSchema.optional(),
  avmCells: z.string().optional(),
});
export type ValueSource = z.infer<typeof ValueSource>;

/** The state's recording tax on a line, and the local rate where state law lets the county set it. */
const RecordingTax = z.object({
  state: z.enum(STATE_CODES),
  countyFips: z.string().optional(),
  /** With the city's. Null in older decisions, which took the state's most common rate. */
  countyPct: z.number().nullable().optional(),
  /** A city whose own tax is in the rate. */
  city: z.string().optional(),
  /** Where the rate comes from, and the day on which it was true. */
  source: z.string().optional(),
  asOf: z.string().optional(),
  deductCents: CentsSchema.optional(),
});

const Terms = z.object({ cents: CentsSchema, termYears: z.int(), noteRatePct: z.number() });

/** The amounts of each explanation line that borrowers and staff may read, by line code. */
export const DECISION_LINES = {
  // What the decision is based on
  SCORE: z.object({ score: z.int().optional(), isLowestOfSeveral: z.literal(true).optional() }),
  HOME_VALUE: ValueSource.extend({ cents: CentsSchema }),
  LIENS_TOTAL: cents,
  INCOME_TOTAL: cents,
  DEBTS_TOTAL: cents,

  // Income
  STATED_INCOME: cents,
  VERIFIED_INCOME: cents.extend({ source: code, on: CivilDateSchema.optional() }),
  COUNTED_INCOME: cents.extend({
    countedPct: z.number(),
    monthsReceived: z.int().optional(),
    monthsRemaining: z.int().optional(),
    taxFree: z.boolean().optional(),
    pensionMonthsRemaining: z.int().optional(),
  }),
  ASSETS: cents.extend({
    asset: z.enum(['CHECKING_SAVINGS', 'BROKERAGE', 'RETIREMENT']),
    sharePct: z.number(),
  }),
  /** The income of one person who owes the line with the borrower. */
  CO_BORROWER_INCOME: cents.extend({ isVerified: z.boolean() }),
  INCOME_FROM_ASSETS: cents.extend({ years: z.int() }),

  // Debts and liens
  /** The total of non-mortgage debts, in decisions from before bureaus sent each debt. */
  OTHER_DEBTS: cents,
  DEBT: cents.extend({
    creditor: z.string(),
    kind: Tradeline.shape.kind,
    by: DebtTreatment,
    balanceCents: CentsSchema,
    paymentCents: CentsSchema.optional(),
    remainingPayments: z.int().optional(),
  }),
  /** The sum of the debts that only co-borrowers owe. Not listed, because each person's list is private to them. */
  CO_BORROWER_DEBTS: cents,
  MORTGAGE_PAYMENT: cents.extend({ holder: z.string(), isOnThisHome: z.boolean() }),
  HOME_COST: cents.extend({ cost: z.enum(['propertyTaxCents', 'insuranceCents', 'duesCents']) }),
  LIEN: z.object({
    holder: z.string(),
    securedCents: CentsSchema,
    balanceCents: CentsSchema,
    source: z.enum(['BOTH', 'CREDIT', 'RECORDS', 'TOLD']),
  }),

  // What the policy requires
  MINIMUM_SCORE: z.object({ score: z.int() }),
  MINIMUM_LINE: cents,
  SCORE_LIMITS: Limits.extend({
    score: z.int(),
    isBelowMinimum: z.boolean(),
    isLowestOfSeveral: z.literal(true).optional(),
  }),
  HOME_LIMITS: Limits.extend({ minScore: z.int().nullable() }),
  EQUITY_LINE: cents.extend({
    maxCltvPct: z.number(),
    valueCents: CentsSchema,
    liensCents: CentsSchema,
    isLargestLine: z.boolean(),
  }),
  PAYMENT_CAPACITY: cents.extend({
    maxDtiPct: z.number(),
    incomeCents: CentsSchema,
    debtsCents: CentsSchema,
  }),
  RESERVES_RULE: z.object({ months: z.int(), aboveLineCents: CentsSchema }),

  // Line size
  LINE_AT_LARGER_RATE: cents.extend({ atLineCents: CentsSchema, noteRatePct: z.number() }),
  LINE_PAYMENT: cents.extend({ dtiPct: z.number(), cltvPct: z.number() }),
  LARGER_LINE_WITHOUT_PRICE: nothing,
  LARGER_LINE_NOT_OFFERED: z.object({ feePct: z.number() }),
  LARGER_LINE_COST: z.object({
    lineCents: CentsSchema,
    noteRatePct: z.number(),
    paymentCents: CentsSchema,
    /** The payment capacity in cents, when the payment exceeds it. */
    capacityCents: CentsSchema.optional(),
    raisedBy: z
      .object({ label: z.string(), pct: z.number(), wasPct: z.number().optional(), isBaseRate: z.boolean() })
      .optional(),
  }),
  THIS_LINE: cents,

  // Interest rate
  BASE_RATE: z.object({ label: z.string(), pct: z.number() }),
  RATE_ADJUSTMENT: z.object({ label: z.string(), pct: z.number() }),
  DISCOUNT: z.object({
    pct: z.number(),
    code,
    source: z
      .enum(['MEMBERSHIP_NUMBER', 'LENDER', 'AUTOPAY', 'AUTOPAY_UNLESS_DECLINED', 'AUTOPAY_KEPT'])
      .optional(),
    last4: z.string().optional(),
  }),
  NO_DISCOUNT: nothing,
  DISCOUNT_CAP: z.object({ pct: z.number(), capPct: z.number() }),
  APR_FLOOR: z.object({ pct: z.number() }),
  NOTE_RATE: z.object({ pct: z.number() }),

  // Payment and APR
  MONTHLY_PAYMENT: cents.extend({ payments: z.int(), lineCents: CentsSchema, noteRatePct: z.number() }),
  MONTHLY_INTEREST: cents.extend({ lineCents: CentsSchema, noteRatePct: z.number() }),
  ORIGINATION_FEE: cents.extend({
    feePct: z.number(),
    lineCents: CentsSchema,
    texas: z.object({ maxFeePct: z.number(), otherFeesCents: CentsSchema }).optional(),
  }),
  AMOUNT_FINANCED: cents,
  EFFECTIVE_APR: z.object({ pct: z.number() }),
  DISCLOSED_APR: z.object({ pct: z.number() }),
  HIGH_COST_RATE: z.object({
    pct: z.number(),
    published: z.enum(['averagePrimeOfferRate', 'treasuryYield']),
    publishedPct: z.number(),
    termYears: z.int(),
    marginPct: z.number(),
    law: z.string(),
  }),
  HIGH_COST_FEES: cents,

  // Cash and recording
  INITIAL_DRAW: cents,
  FEE_FROM_DRAW: cents.extend({
    fee: z.enum(['ORIGINATION', 'VALUATION', 'NOTARY', 'LENDER_CREDIT', 'RECORDING', 'DEBTS_PAID_OFF']),
  }),
  CASH_IN_HAND: cents,
  RECORDING_FEE: cents,
  RECORDING_TAX: RecordingTax.extend({ cents: CentsSchema, lineCents: CentsSchema }),

  // Decision
  RULE_FAILED: z.object({
    rule: code,
    decision: code,
    reasonCode: code.optional(),
    statedReason: z.string().optional(),
  }),
  NO_RULE_FAILED: nothing,
  LINE_CHOSEN: cents.extend({ noteRatePct: z.number() }),
  INCOME_WHEN_CHOSEN: cents.extend({ tolerancePct: z.number() }),
  RESERVES_SHOWN: cents,
  RESERVES_REQUIRED: cents.extend({ months: z.int(), aboveLineCents: CentsSchema }),
  LIMITED_BY: z.object({ limit: code }),
  UNDERWRITER_QUESTION: z.object({
    question: z.enum(['TAX_RETURN_INCOME', 'OPEN_JUDGMENT']),
    isConfirmed: z.boolean(),
  }),
  WINBACK: nothing,
  LINE_BEFORE: Terms.extend({ feePct: z.number() }),
  LINE_NOW: Terms,
  CHANGED_BY: z.object({ reason: code }),
  DECISION: z.object({ decision: code }),
  REASON: z.object({ reasonCode: code, statedReason: z.string().optional() }),
  TERM_REFUSED: z.object({
    termYears: z.int(),
    rule: code,
    reasonCode: code.optional(),
    statedReason: z.string().optional(),
    smallestLineCents: CentsSchema,
    /** The rate of the smallest line, and the limit that it exceeds. */
    noteRatePct: z.number().optional(),
    highestAprPct: z.number().optional(),
    highCost: z.object({ pct: z.number(), law: z.string() }).optional(),
    recordingTax: RecordingTax.extend({ cents: CentsSchema, highestCents: CentsSchema }).optional(),
  }),

  // A value from after the offers
  VALUE_USED: ValueSource.extend({ cents: CentsSchema }),
  VALUE_FOUND: ValueSource.extend({ cents: CentsSchema }),
  VALUE_DIFFERENCE: z.object({ pct: z.number(), tolerancePct: z.number(), isWithin: z.boolean() }),
  HOME_CONDITION: z.object({ condition: code }),
  VALUE_SHARE: z.object({ pct: z.number(), supportsFromPct: z.number(), isEnough: z.boolean() }),
  RATE_BAND: z.object({ wasPct: z.number(), crossedCutPct: z.number().optional() }),
  CLTV_WITH_LINE: z.object({ pct: z.number(), maxPct: z.number().optional() }),

  /** A line stored before lines had codes, in its original wording. */
  RECORDED: z.object({ label: z.string(), value: z.string(), from: z.string().optional() }),
} as const satisfies Record<string, z.ZodObject>;

/** The amounts of each explanation line that only staff may read, by line code: review evidence and endings. */
export const STAFF_LINES = {
  // Review evidence
  ANSWER: z.object({
    question: z.enum([
      'PROPERTY_RECORDS',
      'OWNERSHIP',
      'CREDIT_BUREAU',
      'INQUIRY',
      'BANK_ACCOUNT',
      'IDENTITY_DOCUMENT',
      'SANCTIONS_LIST',
      'BROKER',
      'TITLE_SEARCH',
      'PRELIMINARY_TITLE',
      'FINAL_TITLE',
      'ATTORNEY',
      'PAYOFF',
      'SIGNATURE',
      'CLOSING_DOCUMENTS',
    ]),
    answer: code,
  }),
  OWNERSHIP_PROOF: yesNo,
  DOCUMENTS_RECEIVED: z.object({ count: z.int() }),
  PAYOFF_DEBT: cents.extend({ holder: z.string() }),
  OPEN_CONDITION: z.object({ category: code, documents: z.array(code) }),
  CLOSING_STATE: z.object({ state: z.enum(STATE_CODES) }),
  KNOWN_LIEN: cents.extend({
    holder: z.string(),
    source: z.enum(['BOTH', 'CREDIT', 'RECORDS', 'TOLD']),
    answer: z.enum(['CONFIRMED', 'DISPUTED', 'PAY_OFF', 'OTHER_HOME']).optional(),
    isEquityLoan: z.boolean().optional(),
  }),
  CREDIT_INQUIRY: z.object({ lender: z.string(), on: z.string() }),
  SIGNER_REFUSED: z.object({
    name: z.string().optional(),
    ...DECLINE,
  }),

  // Checks before closing and funding
  LICENSE: yesNo.extend({ state: z.enum(STATE_CODES) }),
  SANCTIONS_SCREENED: yesNo,
  SANCTIONS_CLEARED: yesNo,
  SPOUSE_SIGNS: yesNo,
  FEDERAL_AMOUNTS_IN_DATE: yesNo,
  RECORDING_TAX_UNKNOWN: z.object({ county: z.string(), city: z.string() }),
  OTHER_EQUITY_LOANS: z.object({ holders: z.array(z.string()) }),
  NOTICE_TRANSLATED: yesNo.extend({
    language: z.enum(LANGUAGES),
    /** The translation that went out with the notice: how many of those who must get the notice opened it. */
    given: z.object({ on: CivilDateSchema, opened: z.int(), of: z.int() }).optional(),
  }),
  FEE_LIMIT: z.object({ pct: z.number(), maxPct: z.number() }),
  HIGH_COST_RATE_TEST: z.object({ pct: z.number(), limitPct: z.number(), law: z.string() }),
  // Without what a loan originator is paid in lines that were explained before it counted.
  HIGH_COST_FEES_TEST: cents.extend({ limitCents: CentsSchema, compensationCents: CentsSchema.optional() }),
  TEXAS_CLTV: z.object({ pct: z.number(), maxPct: z.number() }),
  TEXAS_FEE: cents.extend({ maxFeePct: z.number(), maxCents: CentsSchema }),
  TEXAS_PRODUCT: z.object({ product: code }),
  RIGHT_TO_RESCIND: z.object({ endedOn: CivilDateSchema.optional(), releaseOn: CivilDateSchema.optional() }),
  OPEN_CONDITIONS: z.object({ count: z.int() }),
  DEED_ACCEPTED: yesNo,
  INSURANCE_ACCEPTED: yesNo,
  CREDIT_REFRESHED: z.object({ answer: z.string().optional(), differs: z.boolean() }),
  VALUE_REFRESHED: z.object({
    cents: CentsSchema.optional(),
    decidedCents: CentsSchema,
    isAwaited: z.boolean(),
  }),
  TITLE_REFRESHED: z.object({ answer: z.string().optional() }),
  CREDIT_REPORT_AGE: z.object({ days: z.int().optional(), maxDays: z.int() }),
  ACCOUNT_VERIFIED: yesNo,
  SCREENED_SINCE_SIGNING: yesNo,
  CASH_TO_FUND: cents,
  INSURANCE_POLICY: z.object({
    answer: code.optional(),
    shortfalls: z.array(PolicyShortfall).readonly().optional(),
  }),
  DEED_RETURNED: yesNo,
  PAPERS_RETURNED: yesNo,
  AGREEMENT_RETURNED: yesNo,
  NOTARIAL_SEAL: yesNo,
  OWNER_SIGNATURES: z.object({ count: z.int(), haveSigned: z.boolean() }),
  RECORDING_REJECTIONS: z.object({ count: z.int(), max: z.int() }),

  // Review decision
  DECIDED_BY: z.object({ by: z.enum(['PERSON', 'RULE']) }),
  INCOME_ACCEPTED: cents,
  DEBT_FOUND: z.object({
    holder: z.string(),
    balanceCents: CentsSchema.optional(),
    monthlyPaymentCents: CentsSchema.optional(),
    creditLimitCents: CentsSchema.optional(),
    kind: z.enum(['OTHER_HOME', 'EQUITY_LOAN']).optional(),
  }),
  COMMENTS: z.object({ text: z.string() }),
  STATED_REASON: z.object({ text: z.string() }),

  // End of the application
  ENDED_BY_REVIEW: z.object({ review: code, on: CivilDateSchema.optional() }),
  DECLINED_BY_STAFF: z.object({ reason: z.string() }),
  NOTICE: z.object({ action: code }),
} as const satisfies Record<string, z.ZodObject>;

export const LINES = { ...DECISION_LINES, ...STAFF_LINES };

export type LineCode = keyof typeof LINES;
export type StaffLineCode = keyof typeof STAFF_LINES;
export type Amounts<C extends LineCode> = z.infer<(typeof LINES)[C]>;
