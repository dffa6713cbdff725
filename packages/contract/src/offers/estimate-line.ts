import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { LineEstimateForm } from '@homeline/domain/offers/line-estimate-form.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const Percents = z.object({ from: z.number(), to: z.number() });

/** The figures that a line on a main home may have. Absent where the lender offers no such line. */
export const EstimatedLine = z.object({
  estimate: z
    .object({
      noteRatePct: Percents,
      aprPct: Percents,
      monthlyPaymentCents: z.object({ from: CentsSchema, to: CentsSchema }),
    })
    .optional(),
  /** The rate sheet that priced it. */
  sheet: CivilDateSchema,
});
export type EstimatedLine = z.infer<typeof EstimatedLine>;

export const estimateLine = call({
  name: 'estimateLine',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/line-estimate',
  who: 'ANYONE',
  summary:
    'Estimates the rate, APR and payment of a line by today’s rules, for a visitor. Pulls no credit and keeps nothing.',
  query: LineEstimateForm,
  answer: EstimatedLine,
  errors: ['FIGURES_OUT_OF_DATE'],
});
