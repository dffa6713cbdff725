import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents, CentsSchema, HomeValueCents } from '../money/cents.ts';
import { Explanation } from './explanation.ts';
import { answer, log, RefusalReason, Remark, Uuid } from './fact.ts';
import { Address, Occupancy, OwnershipType, PropertyType } from './home.ts';
import { reviewDecisionSchema } from './review-decision.ts';
import { RuleVersion } from './rule-version.ts';

export const PropertyCondition = z.enum([
  'UNKNOWN_CONDITION',
  'NOT_AVAILABLE',
  'POOR',
  'FAIR',
  'AVERAGE',
  'GOOD',
  'EXCELLENT',
]);

export const BpoStatus = z.enum([
  'BPO_NOT_REQUIRED',
  'BPO_REQUIRED',
  'UNKNOWN_BPO_STATUS',
  'BPO_PROCESSING',
  'BPO_COMPLETE',
]);

export const RecordedLien = z.object({
  id: z.string(),
  holder: z.string(),
  amountCents: AmountCents,
  recordedOn: CivilDateSchema,
});

/** A parcel from county records. */
export const Parcel = z.object({
  parcelId: z.string(),
  propertyType: PropertyType,
  ownership: OwnershipType,
  condition: PropertyCondition,
  county: z.string(),
  /** Five-digit FIPS code. Absent when the records don't give it. */
  countyFips: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  ownedSince: CivilDateSchema,
  recordedLiens: z.array(RecordedLien),
});
export type Parcel = z.infer<typeof Parcel>;

/** The forecast standard deviation of an AVM, as a fraction of the value. */
export const StandardDeviation = z.number().min(0).max(1);

/** The confidence score of an AVM. */
export const ConfidenceScore = z.number().min(0).max(100);

/** The policy's decision on a parcel: the rules that it fails, and why. */
const PolicyFindings = z.object({ failures: z.array(z.string()), explanation: Explanation });

/** Facts about the property, its value and its title. */
export const propertyFacts = {
  property: answer(
    Address.extend({ uuid: Uuid, occupancy: Occupancy, listedForSale: z.boolean() }),
    'BORROWER',
  ),
  propertyLookups: log(
    z.object({
      answer: z.enum(['MATCHED', 'NO_MATCH', 'NO_RECORD', 'OWNER_MISMATCH']),
      lookedUpOn: CivilDateSchema,
      parcel: Parcel.optional(),
      /** Adverse action codes of the property rules that the parcel fails. Empty when it is eligible. */
      ineligible: z.array(z.string()),
      /** The full text of reasons that no reason code covers. */
      statedReasons: z.array(z.string()),
      judged: PolicyFindings.optional(),
    }),
    'VENDOR',
  ),
  propertyMatchDecisions: log(
    reviewDecisionSchema(['MATCHED', 'NOT_MATCHED']).extend({
      parcel: Parcel.optional(),
      /** The adverse action codes, as in `propertyLookups`. */
      ineligible: z.array(z.string()).optional(),
      statedReasons: z.array(z.string()).optional(),
      judged: PolicyFindings.optional(),
    }),
    'STAFF',
  ),
  ownershipDocuments: log(z.object({ document: Uuid }), 'BORROWER'),
  ownershipDecisions: log(
    reviewDecisionSchema(['CONFIRMED', 'REJECTED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),

  automatedValuations: log(
    z.object({
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
    }),
    'VENDOR',
  ),
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
      reason: RefusalReason,
    }),
    'STAFF',
  ),
  /** The notice of the right to a copy of every valuation (12 CFR 1002.14(a)(2)). */
  valuationRightNotice: answer(z.object({ document: Uuid }), 'TASK'),
  /** Copies of valuations given to the borrower (12 CFR 1002.14(a)(1)). `valuation` is the number of the valuation's entry. */
  valuationCopies: log(z.object({ valuation: z.int().positive(), document: Uuid }), 'TASK'),

  prequalTitle: log(
    z.object({
      answer: z.enum(['NOT_REQUIRED', 'CLEAR', 'OPEN_ISSUE', 'OWNER_MISMATCH']),
      remark: Remark,
    }),
    'VENDOR',
    'RULE',
  ),
  finalTitle: log(
    z.object({
      answer: z.enum([
        'NOT_REQUIRED',
        'CLEAR',
        'OPEN_ISSUE',
        'OWNER_DOUBTFUL',
        'VESTED_IN_TRUST',
        'NO_LEGAL_DESCRIPTION',
      ]),
      remark: Remark,
    }),
    'VENDOR',
    'RULE',
  ),
  titleDecisions: log(
    reviewDecisionSchema(['CLEARED', 'PAYOFF_REQUIRED', 'REJECTED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),
  trustDecisions: log(
    reviewDecisionSchema(['APPROVED', 'DOCUMENT_REJECTED', 'REJECTED']).extend({ reason: RefusalReason }),
    'STAFF',
  ),
  payoffDecisions: log(reviewDecisionSchema(['RECEIVED', 'PROBLEM']), 'STAFF'),
  floodDeterminations: log(
    z.object({ answer: z.enum(['OUT_OF_ZONE', 'SPECIAL_HAZARD', 'PENDING']), zone: z.string().optional() }),
    'VENDOR',
  ),
  floodNotice: answer(z.object({}), 'BORROWER'),
};
