import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents, CentsSchema, HomeValueCents } from '../money/cents.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { Explanation } from './explanation.ts';
import { answer, log, RefusalReason, Uuid } from './fact.ts';
import { reviewDecisionSchema } from './review-decision.ts';
import { RuleVersion } from './rule-version.ts';

export const Address = z.object({
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  state: z.enum(STATE_CODES),
  zip: z.string().min(5),
});
export type Address = z.infer<typeof Address>;

export const Occupancy = z.enum(['PRIMARY', 'SECOND_HOME', 'INVESTMENT']);
export type Occupancy = z.infer<typeof Occupancy>;

export const PropertyType = z.enum([
  'SINGLE_FAMILY',
  'TOWNHOUSE',
  'PUD',
  'CONDO',
  'TWO_UNIT',
  'THREE_PLUS_UNIT',
  'MANUFACTURED',
  'COOP',
  'COMMERCIAL',
  'OTHER',
]);
export type PropertyType = z.infer<typeof PropertyType>;

export const OwnershipType = z.enum([
  'INDIVIDUAL',
  'JOINT',
  'REVOCABLE_TRUST',
  'IRREVOCABLE_TRUST',
  'LLC',
  'CORPORATION',
  'LIFE_ESTATE',
]);

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

/** What the county's records say of one parcel. */
export const Parcel = z.object({
  parcelId: z.string(),
  propertyType: PropertyType,
  ownership: OwnershipType,
  condition: PropertyCondition,
  county: z.string(),
  /** Federal code, five digits; absent where the records do not say it. */
  countyFips: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  ownedSince: CivilDateSchema,
  recordedLiens: z.array(RecordedLien),
});
export type Parcel = z.infer<typeof Parcel>;

/** Of an estimate, as a fraction of the value. */
export const StandardDeviation = z.number().min(0).max(1);

/** How sure a model is of its estimate. */
export const ConfidenceScore = z.number().min(0).max(100);

/** What the policy makes of a parcel: the names of the rules that it fails, and why. */
const JudgedHome = z.object({ failures: z.array(z.string()), explanation: Explanation });

/** Property, its value and its title. */
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
      /** Adverse-action codes of the property rules that the parcel fails; empty when it is eligible. */
      ineligible: z.array(z.string()),
      /** The reasons among them that no code has words for, in full. */
      statedReasons: z.array(z.string()),
      judged: JudgedHome.optional(),
    }),
    'VENDOR',
  ),
  propertyMatchDecisions: log(
    reviewDecisionSchema(['MATCHED', 'NOT_MATCHED']).extend({
      parcel: Parcel.optional(),
      /** What the parcel fails, as the records' own answer says it. */
      ineligible: z.array(z.string()).optional(),
      statedReasons: z.array(z.string()).optional(),
      judged: JudgedHome.optional(),
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
      /** The day for which the estimate holds. */
      valuedOn: CivilDateSchema.optional(),
      /** The value we lend on, after the haircut; absent when the estimate is not usable. */
      adjustedValueCents: HomeValueCents.optional(),
      /** The row of the policy that says so, and what it looked at. */
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
    }),
    'VENDOR',
  ),
  brokerOpinionEvaluations: log(
    z.discriminatedUnion('outcome', [
      /** Explained with the change that it makes. */
      z.object({ outcome: z.literal('LOWERS_OFFER'), valueCents: HomeValueCents }),
      z.object({
        outcome: z.enum(['SUPPORTS_OFFER', 'OUT_OF_TOLERANCE']),
        valueCents: HomeValueCents,
        explanation: Explanation,
      }),
      z.object({
        outcome: z.literal('INSUFFICIENT'),
        valueCents: HomeValueCents,
        /** What keeps the value from carrying any line: equity, or what a line on it costs. */
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

  prequalTitle: log(
    z.object({ answer: z.enum(['NOT_REQUIRED', 'CLEAR', 'OPEN_ISSUE', 'OWNER_MISMATCH']) }),
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
