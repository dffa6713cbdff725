import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { CentsSchema, HomeValueCents, toCents } from '../money/cents.ts';
import { Explanation } from './explanation.ts';
import { answer, log, OrderReason, Remark, Uuid } from './fact.ts';
import { amountBetween, Phone, RequiredText } from './form-fields.ts';
import { PropertyCondition } from './property.facts.ts';
import { question } from './question.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';
import { RuleVersion } from './rule-version.ts';

export const BpoStatus = z.enum([
  'BPO_NOT_REQUIRED',
  'BPO_REQUIRED',
  'UNKNOWN_BPO_STATUS',
  'BPO_PROCESSING',
  'BPO_COMPLETE',
]);

/** The forecast standard deviation of an AVM, as a fraction of the value. */
export const StandardDeviation = z.number().min(0).max(1);

/** The confidence score of an AVM. */
export const ConfidenceScore = z.number().min(0).max(100);

/** The answer of an AVM provider. */
const AutomatedValuation = z.object({
  answer: z.enum(['HIT', 'HIT_HAIRCUT', 'LOW_CONFIDENCE', 'NO_HIT']),
  valueCents: HomeValueCents.optional(),
  forecastStandardDeviation: StandardDeviation.optional(),
  confidenceScore: ConfidenceScore.optional(),
  /** The effective date of the estimate. */
  valuedOn: CivilDateSchema.optional(),
  /** The lending value after the haircut. Absent when the estimate is not usable. */
  adjustedValueCents: HomeValueCents.optional(),
  /** The policy row that matched the estimate, and its inputs. */
  by: z.object({ policy: RuleVersion, table: z.string(), row: z.int(), given: z.string() }).optional(),
});

/** Facts about the value of the home. */
export const valuationFacts = {
  automatedValuations: log(AutomatedValuation, 'VENDOR'),
  /** A funding officer asked for a newer value before funding, and why. */
  valuationRefreshOrders: log(OrderReason, 'STAFF'),
  /** The value that the order brought. After signing it changes no terms. */
  refreshedValuations: log(AutomatedValuation, 'VENDOR'),
  estimatedValue: answer(z.object({ valueCents: HomeValueCents }), 'BORROWER'),
  homeCondition: answer(
    z.object({ condition: PropertyCondition, accessName: z.string(), accessPhone: z.string() }),
    'BORROWER',
  ),
  brokerOpinionOrders: log(
    z.object({ decision: z.enum(['ORDERED', 'REFUSED']), feeCents: CentsSchema }),
    'BORROWER',
  ),
  brokerOpinions: log(
    z.object({
      answer: z.enum(['REPORT', 'NO_ACCESS', 'CANNOT_COMPLETE']),
      valueCents: HomeValueCents.optional(),
      condition: PropertyCondition.optional(),
      remark: Remark,
    }),
    'VENDOR',
  ),
  brokerOpinionEvaluations: log(
    z.discriminatedUnion('outcome', [
      /** The explanation is in the changed offer. */
      z.object({ outcome: z.literal('LOWERS_OFFER'), valueCents: HomeValueCents }),
      z.object({
        outcome: z.enum(['SUPPORTS_OFFER', 'OUT_OF_TOLERANCE']),
        valueCents: HomeValueCents,
        explanation: Explanation,
      }),
      z.object({
        outcome: z.literal('INSUFFICIENT'),
        valueCents: HomeValueCents,
        /** Why the value supports no line: too little equity, or the cost of the line. */
        reasonCodes: z.array(z.string()),
        failures: z.array(z.string()),
        statedReasons: z.array(z.string()),
        explanation: Explanation,
      }),
    ]),
    'RULE',
  ),
  valuationDecisions: log(
    reviewDecisionSchema(['REORDERED', 'VALUE_ACCEPTED', 'VALUE_LOWERS_OFFER', 'UNOBTAINABLE']).extend({
      ...REFUSAL_REASONS,
    }),
    'STAFF',
  ),
  /** The notice of the right to a copy of every valuation (12 CFR 1002.14(a)(2)). */
  valuationRightNotice: answer(z.object({ document: Uuid }), 'TASK'),
  /** Copies of valuations given to the borrower (12 CFR 1002.14(a)(1)). `valuation` is the number of the valuation's entry. */
  valuationCopies: log(z.object({ valuation: z.int().positive(), document: Uuid }), 'TASK'),
  /** The borrower agreed to receive copies at or before opening (12 CFR 1002.14(a)(1)). It helps only if given three business days before. */
  valuationTimingWaiver: answer(z.object({}), 'BORROWER'),
};

const MIN_VALUE_CENTS = toCents(10_000);
const MAX_VALUE_CENTS = toCents(50_000_000);

/** The borrower's estimate of the home's value. */
export const EstimateForm = z.object({ valueCents: amountBetween(MIN_VALUE_CENTS, MAX_VALUE_CENTS) });
export type EstimateForm = z.infer<typeof EstimateForm>;

/** The home's condition and the contact for access. */
export const HomeConditionForm = z.object({
  condition: PropertyCondition.exclude(['UNKNOWN_CONDITION', 'NOT_AVAILABLE'], 'Required'),
  accessName: RequiredText,
  accessPhone: Phone,
});
export type HomeConditionForm = z.infer<typeof HomeConditionForm>;

/** What the borrower answers about the value. An order has its fee from the rules, so it has a handler of its own. */
export const valuationQuestions = {
  saveEstimate: question(valuationFacts, {
    method: 'PUT',
    path: '/valuation/estimate',
    summary: 'Saves the borrower’s estimate of the home’s value, when no AVM is available.',
    form: EstimateForm,
    fact: 'estimatedValue',
    shows: ['estimatedValue'],
  }),
  saveHomeCondition: question(valuationFacts, {
    method: 'PUT',
    path: '/valuation/condition',
    summary: 'Saves the home’s condition and the contact for access.',
    form: HomeConditionForm,
    fact: 'homeCondition',
    shows: ['homeCondition'],
  }),
};
