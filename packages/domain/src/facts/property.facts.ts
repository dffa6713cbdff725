import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { AmountCents } from '../money/cents.ts';
import { Explanation } from './explanation.ts';
import { answer, log, Uuid } from './fact.ts';
import { Address, Occupancy, OwnershipType, PropertyType } from './home.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const PropertyCondition = z.enum([
  'UNKNOWN_CONDITION',
  'NOT_AVAILABLE',
  'POOR',
  'FAIR',
  'AVERAGE',
  'GOOD',
  'EXCELLENT',
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
  /** The owners' names, as the county writes them. Staff and their partners alone read them: anyone can name an address. */
  owners: z.array(z.string().min(1).max(200)).max(8).optional(),
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

/** The policy's decision on a parcel: the rules that it fails, and why. */
const PolicyFindings = z.object({ failures: z.array(z.string()), explanation: Explanation });

/** Facts about the home and its owners. */
export const propertyFacts = {
  property: answer(
    Address.extend({
      uuid: Uuid,
      zipServesState: z.literal(true).optional(),
      occupancy: Occupancy,
      listedForSale: z.boolean(),
    }),
    'BORROWER',
    'STAFF',
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
    reviewDecisionSchema(['CONFIRMED', 'REJECTED']).extend({ ...REFUSAL_REASONS }),
    'STAFF',
  ),
};
