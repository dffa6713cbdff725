import { ChangeReason } from '@homeline/domain/facts/change-reason.ts';
import { Offer, Outcome, Terms } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { RepricingReason } from '@homeline/domain/offers/repricing-reason.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** One thing that a line costs. */
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
  /** Taken from the draw, so that less of the line reaches the borrower. */
  fromDraw: z.boolean(),
});
export type Cost = z.infer<typeof Cost>;

/** Terms with what they cost, item by item. */
export const CostedTerms = Terms.extend({ costs: z.array(Cost) });
export type CostedTerms = z.infer<typeof CostedTerms>;

export const Offers = z.object({
  version: z.int(),
  /** Where the decision leads; absent while there is none. */
  outcome: Outcome.optional(),
  /** What the lender's policy lends on this home and this score, whatever equity and income carry; absent where it lends nothing yet. */
  smallestLineCents: CentsSchema.optional(),
  largestLineCents: CentsSchema.optional(),
  /** Those that stand; on a way back to them, those that taking it brings. */
  offers: z.array(
    Offer.extend({
      terms: CostedTerms,
      /** The income, and not the home or the policy, keeps its line from being larger. */
      limitedByIncome: z.boolean(),
      /**
       * Origination fees to choose from, percent of the line, each with the largest line of the offer that can be had with it; with the
       * smallest as well where the law of Texas asks for more than the smallest line of the offer.
       */
      feeOptions: z.array(
        z.object({ feePct: z.number(), maximumCents: CentsSchema, fromCents: CentsSchema.optional() }),
      ),
    }),
  ),
  /** The terms that stand: chosen among these offers. */
  chosen: CostedTerms.optional(),
  /**
   * What was chosen last, where a new choice begins. It has no price: the offers may have been made again since. With its fee, percent of
   * the line, where its offer stands and that is another than the one offered first.
   */
  wanted: Terms.pick({ product: true, termYears: true, lineAmountCents: true, feePct: true })
    .partial({ feePct: true })
    .optional(),
  /** Terms that changed after they were chosen, with the reason; to be accepted or refused. */
  changed: z
    .object({
      before: CostedTerms,
      after: CostedTerms,
      reason: ChangeReason,
    })
    .optional(),
  /** Why the line that was wanted cannot be had, in the words of the notice; only where the offers stand in place of a decline. */
  declinedFor: z.array(z.string()).optional(),
  /** How much of savings counts, percent, should they be added to income. */
  assetShares: z.object({
    checkingSavingsPct: z.number(),
    brokeragePct: z.number(),
    retirementPct: z.number(),
  }),
  /** What became of terms that were shown before, since the offers were made again. */
  repriced: z.object({ before: Terms, after: Terms, reason: RepricingReason }).optional(),
  /** Why whoever had chosen a line is to choose again, and the largest line that was, and now is, paid back as the one that they chose. */
  madeAgain: z.object({ reason: RepricingReason, before: Terms, now: Terms.optional() }).optional(),
});
export type Offers = z.infer<typeof Offers>;

export const getOffers = call({
  name: 'getOffers',
  method: 'GET',
  path: `${BORROWER_PATH}/offers`,
  who: 'BORROWER',
  summary: 'The offers that stand with everything they cost, the terms chosen, and terms that changed.',
  params: ApplicationParams,
  answer: Offers,
});
