import { HIGHEST_SCORE } from '../facts/credit-score.ts';
import type { Cents } from '../money/cents.ts';
import { highCostLimits } from '../policy/high-cost.ts';
import { limitsFor } from '../policy/limits.ts';
import type { Rules } from '../policy/rules.ts';
import { type Price, type PriceInput, priceOffer } from '../pricing/price.ts';
import type { StateCode } from '../states/us-states.ts';
import { CREDIT_BANDS, type CreditBand, type LineEstimateForm } from './line-estimate-form.ts';

const HOME = { occupancy: 'PRIMARY', propertyType: 'SINGLE_FAMILY' } as const;

type Bounds<Value extends number = number> = { readonly from: Value; readonly to: Value };

/** The lowest and highest value of each figure of a line on a main home. Rates in percent. */
export type LineEstimate = {
  readonly noteRatePct: Bounds;
  readonly aprPct: Bounds;
  readonly monthlyPaymentCents: Bounds<Cents>;
};

type EstimateContext = Rules & { readonly states: readonly StateCode[] };

/**
 * Returns the range of prices of a line on a main home, over every share of the value that may be borrowed, every fee and every state given,
 * with autopay. It is advertised, so every price in it must be available (12 CFR 1026.16(a)).
 * @returns undefined where no such line is offered
 */
export function lineEstimate(form: LineEstimateForm, context: EstimateContext): LineEstimate | undefined {
  const prices = [...pricesOf(form, context)];
  if (prices.length === 0) return undefined;
  const boundsOf = (figure: keyof LineEstimate): Bounds => {
    const values = prices.map((price) => price[figure]);
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  return {
    noteRatePct: boundsOf('noteRatePct'),
    aprPct: boundsOf('aprPct'),
    monthlyPaymentCents: boundsOf('monthlyPaymentCents') as Bounds<Cents>,
  };
}

function* pricesOf(form: LineEstimateForm, { sheet, policy, states }: EstimateContext): Generator<Price> {
  for (const fico of scoresOf(form.credit, sheet.samples('fico')))
    for (const state of statesApart(form, { sheet, policy, states }, fico))
      for (const cltvPct of sharesOf({ sheet, policy }, fico, state))
        for (const feePct of sheet.feeOptions)
          for (const lienPosition of sheet.samples('lienPosition')) {
            const input = {
              ...{ fico, state, cltvPct, feePct, lienPosition, termYears: form.termYears },
              ...{ ...HOME, incomeDoc: 'VERIFIED_AUTOMATED' },
              ...{ lineCents: form.amountCents, product: 'FIXED_TERM', codes: ['AUTOPAY'], published: sheet },
            } satisfies PriceInput as PriceInput;
            const price = priceOffer({ sheet, policy }, input);
            if (price.eligible) yield price;
          }
}

/** Both ends of a band, and every score in between at which the sheet's price changes. */
function scoresOf(credit: CreditBand, samples: readonly number[]): readonly number[] {
  const from = CREDIT_BANDS[credit];
  const above = Object.values(CREDIT_BANDS).filter((start) => start > from);
  const to = above.length > 0 ? Math.min(...above) - 1 : HIGHEST_SCORE;
  return [...new Set([from, ...samples.filter((fico) => fico > from && fico < to), to])];
}

/** Returns one state of each group that the sheet, the policy and the law price alike, so that an estimate costs little time. */
function statesApart(
  { amountCents: lineCents, termYears }: LineEstimateForm,
  { sheet, policy, states }: EstimateContext,
  fico: number,
): readonly StateCode[] {
  const groupOf = (state: StateCode) =>
    JSON.stringify([
      state === 'TX',
      sheet.groupOfState(state),
      limitsFor(policy, { ...HOME, fico, state }),
      ...sheet
        .samples('lienPosition')
        .map((lienPosition) => highCostLimits({ lineCents, termYears, lienPosition, state }, sheet)),
    ]);
  return [...new Map(states.map((state) => [groupOf(state), state])).values()];
}

function sharesOf({ sheet, policy }: Rules, fico: number, state: StateCode): readonly number[] {
  const limits = limitsFor(policy, { ...HOME, fico, state });
  if (!limits) return [];
  return [...sheet.cltvCutsPct.filter((cut) => cut <= limits.maxCltvPct), limits.maxCltvPct];
}
