import * as z from 'zod';
import { TermYears } from '../facts/offers.facts.ts';
import { floorToHundredDollars } from '../money/cents.ts';
import { LARGEST_LINE_CENTS, SMALLEST_LINE_CENTS } from '../policy/fees.ts';

/** What a visitor says about their credit, with the lowest score of each band, best first. */
export const CREDIT_BANDS = { EXCELLENT: 760, VERY_GOOD: 720, GOOD: 680, FAIR: 640, LOWER: 600 } as const;
export const CreditBand = z.enum(Object.keys(CREDIT_BANDS) as [CreditBand, ...CreditBand[]]);
export type CreditBand = keyof typeof CREDIT_BANDS;

/** What a visitor would like. It doesn't identify them. */
export const LineEstimateForm = z.object({
  amountCents: z.coerce
    .number()
    .int()
    .min(SMALLEST_LINE_CENTS)
    .max(LARGEST_LINE_CENTS)
    .transform(floorToHundredDollars),
  credit: CreditBand,
  termYears: z.coerce.number().pipe(TermYears),
});
export type LineEstimateForm = z.infer<typeof LineEstimateForm>;
