import { amountBetween } from '@homeline/domain/facts/form-fields.ts';
import { Product, TermYears } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import {
  HIGHEST_ORIGINATION_FEE_PCT,
  LARGEST_LINE_CENTS,
  SMALLEST_LINE_CENTS,
} from '@homeline/domain/policy/fees.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { CostedTerms } from './get-offers.ts';

/** A line and term, with a fee when one was chosen. The server derives the terms. */
export const LineChoice = z.object({
  product: Product.default('FIXED_TERM'),
  termYears: TermYears,
  lineCents: amountBetween(SMALLEST_LINE_CENTS, LARGEST_LINE_CENTS),
  /** Percent of the line. */
  feePct: z
    .number()
    .min(0, 'Must be at least 0%')
    .max(HIGHEST_ORIGINATION_FEE_PCT, `Cannot be more than ${HIGHEST_ORIGINATION_FEE_PCT}%`)
    .optional(),
});
export type LineChoice = z.infer<typeof LineChoice>;

/** The terms of a choice, and what another fee or amount would make of its rate. */
export const Quote = CostedTerms.extend({
  /** Each fee that the amount allows, percent of the line, with its note rate in percent. */
  feeRates: z.array(z.object({ feePct: z.number(), noteRatePct: z.number() })),
  /** Each note rate of the term at this fee, in percent, up to the largest line that has it, ascending. */
  amountRates: z.array(z.object({ toCents: CentsSchema, noteRatePct: z.number() })),
});
export type Quote = z.infer<typeof Quote>;

export const quoteOffer = call({
  name: 'quoteOffer',
  method: 'POST',
  path: `${BORROWER_PATH}/offers/quote`,
  who: 'BORROWER',
  summary: 'Prices a line and term to the cent. Doesn’t select it.',
  params: ApplicationParams,
  body: LineChoice,
  answer: Quote,
  errors: ['WRONG_STEP'],
});
