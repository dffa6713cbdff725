import { ChangeReason } from '@homeline/domain/facts/change-reason.ts';
import { Offer, Outcome, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { RepricingReason } from '@homeline/domain/offers/repricing-reason.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** One cost of a line. */
export const Cost = z.object({
  kind: z.enum([
    'ORIGINATION_FEE',
    'VALUATION',
    'MANUAL_NOTARY',
    'LENDER_CREDIT',
    'RECORDING_FEE',
    'RECORDING_TAX',
    'PAYOFFS',
  ]),
  amountCents: CentsSchema,
  /** Deducted from the draw. */
  fromDraw: z.boolean(),
});
export type Cost = z.infer<typeof Cost>;

/** Terms with itemized costs. */
export const CostedTerms = Terms.extend({ costs: z.array(Cost) });
export type CostedTerms = z.infer<typeof CostedTerms>;

export const Offers = z.object({
  version: z.int(),
  /** The decision's outcome; absent before a decision. */
  outcome: Outcome.optional(),
  /** The policy's line range for this home and score, before equity and income limits; absent where the policy allows none. */
  smallestLineCents: CentsSchema.optional(),
  largestLineCents: CentsSchema.optional(),
  /** The current offers, or those that a return to the offers would bring. */
  offers: z.array(
    Offer.extend({
      terms: CostedTerms,
      /** Income, not the home or the policy, limits the line. */
      limitedByIncome: z.boolean(),
      /**
       * Origination fee choices, percent of the line, each with its largest line, and with its
       * smallest where Texas law requires more than the offer's smallest line.
       */
      feeOptions: z.array(
        z.object({ feePct: z.number(), maximumCents: CentsSchema, fromCents: CentsSchema.optional() }),
      ),
    }),
  ),
  /** The smallest amount that can be drawn again later. */
  minimumRedrawCents: CentsSchema,
  /** The current terms, chosen among these offers. */
  chosen: CostedTerms.optional(),
  /**
   * The last choice, which preselects the next one. It has no price, since the offers may have changed. Its fee, percent of
   * the line, is present where the offer is current and the fee is not the default.
   */
  wanted: Terms.pick({ product: true, termYears: true, lineAmountCents: true, feePct: true })
    .partial({ feePct: true })
    .optional(),
  /** Terms that changed after they were chosen, with the reason; to be accepted or declined. */
  changed: z
    .object({
      before: CostedTerms,
      after: CostedTerms,
      reason: ChangeReason,
      /** The monthly income before taxes, as stated and as verified; only where the change comes from it. */
      income: z.object({ statedCents: CentsSchema, verifiedCents: CentsSchema }).optional(),
    })
    .optional(),
  /** The notice's reasons why the requested line is unavailable; only with a counteroffer. */
  declinedFor: z.array(z.string()).optional(),
  /** The share of savings that would count toward income, percent. */
  assetShares: z.object({
    checkingSavingsPct: z.number(),
    brokeragePct: z.number(),
    retirementPct: z.number(),
  }),
  /** How earlier terms changed with the new offers. */
  repriced: z.object({ before: Terms, after: Terms, reason: RepricingReason }).optional(),
  /** Why the borrower must choose again, and the largest line before and now for the product and term they chose. */
  madeAgain: z.object({ reason: RepricingReason, before: Terms, now: Terms.optional() }).optional(),
});
export type Offers = z.infer<typeof Offers>;

export const getOffers = call({
  name: 'getOffers',
  method: 'GET',
  path: `${BORROWER_PATH}/offers`,
  who: 'BORROWER',
  summary: 'Returns the current offers with itemized costs, the chosen terms, and changed terms.',
  params: ApplicationParams,
  answer: Offers,
});
