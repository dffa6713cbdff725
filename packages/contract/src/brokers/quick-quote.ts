import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Terms, TermYears } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { QuickQuoteForm } from '@homeline/domain/offers/quick-quote-form.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** An estimate for a person who hasn't applied. It reads no credit or records, and stores nothing. */
export const QuickQuote = z.object({
  terms: z.array(
    Terms.pick({
      termYears: true,
      lineAmountCents: true,
      noteRatePct: true,
      aprPct: true,
      monthlyPaymentCents: true,
      feePct: true,
      originationFeeCents: true,
    }),
  ),
  /** The terms that don't carry the amount, with the largest line that they do. */
  smaller: z.array(z.object({ termYears: TermYears, upToCents: CentsSchema })),
  withoutRecordingTax: z.boolean(),
  /** The rate sheet that priced it. */
  sheet: CivilDateSchema,
  pricedOn: CivilDateSchema,
});
export type QuickQuote = z.infer<typeof QuickQuote>;

export const getQuickQuote = call({
  name: 'getQuickQuote',
  method: 'POST',
  path: '/service-lead-portal/secure/api/v1/quick-quote',
  who: 'ORIGINATOR',
  summary:
    'Prices figures that a loan originator types for nobody in particular, by today’s rules. Pulls no credit and keeps nothing.',
  body: QuickQuoteForm,
  answer: QuickQuote,
  errors: ['STATE_NOT_LICENSED', 'FIGURES_OUT_OF_DATE', 'TOO_MANY_ATTEMPTS'],
});
