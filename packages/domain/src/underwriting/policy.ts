import * as z from 'zod';
import { Occupancy, OwnershipType, PropertyCondition, PropertyType } from '../facts/property.facts.ts';
import { CentsSchema } from '../money/cents.ts';
import { LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from '../pricing/fees.ts';

/** A line that can be asked for. */
const Line = CentsSchema.refine((line) => line >= SMALLEST_LINE_CENTS && line <= LARGEST_LINE_CENTS, {
  error: 'Lines go from $15,000 to $400,000',
});
const Fico = z.int().min(300).max(850);
const Pct = z.number().min(0).max(100);

const Narrower = z.strictObject({
  minFico: Fico.optional(),
  maxCltvPct: Pct.optional(),
  maxDtiPct: Pct.optional(),
  maxLineCents: Line.optional(),
});

const ByFico = z
  .array(z.strictObject({ ficoFrom: Fico, maxCltvPct: Pct, maxDtiPct: Pct, maxLineCents: Line }))
  .min(1)
  .refine(
    (rows) => rows.every((row, index) => index === 0 || row.ficoFrom < (rows[index - 1]?.ficoFrom ?? 0)),
    {
      error: 'Rows go from the highest score to the lowest',
    },
  );

/**
 * An organisation's credit policy as data. The first row whose score is reached gives the limits; use, type of property and the law of
 * Texas can only narrow them. A type of property or an ownership that is not named is not lent on.
 */
export const CreditPolicy = z.strictObject({
  version: z.string().min(1),
  minLineCents: Line,
  byFico: ByFico,
  byOccupancy: z.record(Occupancy, Narrower),
  byPropertyType: z.partialRecord(PropertyType, Narrower),
  eligibleOwnership: z.array(OwnershipType),
  ineligibleConditions: z.array(PropertyCondition),
  /** Days that the newest change of title must lie back. */
  titleSeasoningDays: z.int().min(0),
  /** Months since discharge or completion. */
  seasoningMonths: z.strictObject({
    chapter7: z.int().min(0),
    chapter13: z.int().min(0),
    foreclosure: z.int().min(0),
    shortSale: z.int().min(0),
  }),
  /** Late mortgage payments from which a person decides, and from which we decline. */
  mortgageLates: z.strictObject({
    reviewFrom: z.strictObject({ thirtyDaysIn12: z.int().min(1) }),
    declineFrom: z.strictObject({
      thirtyDaysIn12: z.int().min(1),
      sixtyDaysIn12: z.int().min(1),
      ninetyDaysIn24: z.int().min(1),
    }),
  }),
  /** Lines above this need so many months of all housing payments in the bank. */
  reserves: z.strictObject({ aboveLineCents: CentsSchema, months: z.int().min(0) }),
  /** How far below the stated income the verified one may lie and keep the offer, percent of the stated. */
  incomeTolerancePct: Pct,
});
export type CreditPolicy = z.infer<typeof CreditPolicy>;
