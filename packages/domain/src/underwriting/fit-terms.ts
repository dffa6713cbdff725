import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import { limitsFor } from '../policy/limits.ts';
import {
  type ChoiceRefusal,
  type ChoiceResult,
  cashShortfall,
  fitsIncome,
  highestFeeUpTo,
  incomeLine,
  type PricedChoice,
  type PricingScenario,
  priceOnEquity,
} from '../pricing/choice.ts';
import { isPriceRefusal, largestLine } from '../pricing/offers.ts';
import { equityLine } from '../pricing/ratios.ts';
import { reserveLine } from './reserves.ts';

/** Chosen terms, and the verified file to fit them to. */
export type TermsToFit = {
  scenario: PricingScenario;
  chosen: Terms;
  /** Monthly payments on all mortgages that remain, with tax, insurance and dues of the home. */
  housingPaymentsCents: Cents;
  /** Undefined when no source reported any. */
  verifiedReservesCents?: Cents | undefined;
};

/** What reduces a line; PRICE when a larger line has no price. */
export type FitLimit = 'DTI' | 'RESERVES' | 'EQUITY' | 'PRICE';
export type FitRefusal = ChoiceRefusal | FitLimit;

/** The line that the payment capacity supports at the rate of the larger line that DTI reduced. */
export type DtiReduction = { supportedCents: Cents; atLineCents: Cents; noteRatePct: number };

export type Fitted =
  | {
      terms: Terms;
      /** What reduced the line; undefined when the chosen line fits. */
      limitedBy: FitLimit | undefined;
      dtiReduction?: DtiReduction | undefined;
    }
  | { refusal: FitRefusal };

/**
 * Fits chosen terms to the verified file: the largest line, up to the chosen one, that DTI, reserves and equity support.
 * @returns a refusal when no smaller line fits at its own price
 */
export function fitTerms({ scenario, chosen, ...file }: TermsToFit): Fitted {
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) return { refusal: 'FICO_FOR_OCCUPANCY_OR_UNITS' };
  const { valueCents, retainedLiensCents } = scenario;
  const onEquity = equityLine(valueCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  if (onEquity < limits.minLineCents) return { refusal: 'EQUITY' };
  const byEquity = Math.min(chosen.lineAmountCents, onEquity);
  const limitedByEquity = byEquity < chosen.lineAmountCents ? 'EQUITY' : undefined;
  const fitted = fitToIncome(scenario, chosen, { lineCents: cents(byEquity), limitedBy: limitedByEquity });
  if ('refusal' in fitted) return fitted;
  const onReserves = reserveLine(scenario.policy, fitted.terms.lineAmountCents, {
    ...file,
    paymentOf: (lineCents) => {
      const priced = priceLine(scenario, chosen, lineCents);
      return priced.eligible ? priced.terms.monthlyPaymentCents : undefined;
    },
  });
  return onReserves < fitted.terms.lineAmountCents
    ? fitToIncome(scenario, chosen, { lineCents: onReserves, limitedBy: 'RESERVES' })
    : fitted;
}

function fitToIncome(
  scenario: PricingScenario,
  chosen: Terms,
  { lineCents, limitedBy }: { lineCents: Cents; limitedBy: FitLimit | undefined },
): Fitted {
  const priced = priceLine(scenario, chosen, lineCents);
  if (!priced.eligible) return largestWithPrice(scenario, chosen, { lineCents, limitedBy }, priced.reason);
  // If a reduced line can't cover its payoffs, the reason is what reduced it.
  if (cashShortfall(priced.terms) > 0) return { refusal: limitedBy ?? 'PAYOFFS_ABOVE_LINE' };
  return fitsIncome(priced) ? { terms: priced.terms, limitedBy } : reduceForDti(scenario, chosen, priced);
}

/**
 * Returns the largest line, below the one given, that DTI supports at that line's own price. If the line supported at the larger line's rate
 * is only $100 less, that line wins, as in the published counteroffer of scenario T37.
 */
function reduceForDti(scenario: PricingScenario, chosen: Terms, { terms, limits }: PricedChoice): Fitted {
  const largest = largestLine(scenario, chosen, terms.lineAmountCents);
  if (!largest) return { refusal: 'DTI' };
  const supportedCents = incomeLine(scenario, terms, limits.maxDtiPct);
  const steps = (largest.terms.lineAmountCents - supportedCents) / HUNDRED_DOLLARS;
  const dtiReduction = { supportedCents, atLineCents: terms.lineAmountCents, noteRatePct: terms.noteRatePct };
  if (steps === 0) return { terms: largest.terms, limitedBy: 'DTI', dtiReduction };
  const below = priceLine(scenario, chosen, supportedCents);
  return steps === 1 && below.eligible && cashShortfall(below.terms) === 0
    ? { terms: below.terms, limitedBy: 'DTI', dtiReduction }
    : { terms: largest.terms, limitedBy: 'DTI' };
}

/** Prices a line over the chosen term, at the chosen fee or the highest legal fee below it. */
function priceLine(scenario: PricingScenario, { termYears, feePct }: Terms, lineCents: Cents): ChoiceResult {
  return priceOnEquity(scenario, {
    lineCents,
    termYears,
    feePct: highestFeeUpTo(scenario, lineCents, feePct),
  });
}

/** Reduces a line to the largest one with a price. Without any, refuses it for the earlier limit, or else for its price. */
function largestWithPrice(
  scenario: PricingScenario,
  chosen: Terms,
  { lineCents, limitedBy }: { lineCents: Cents; limitedBy: FitLimit | undefined },
  reason: ChoiceRefusal,
): Fitted {
  const priced = isPriceRefusal(reason) ? largestLine(scenario, chosen, lineCents) : undefined;
  return priced ? { terms: priced.terms, limitedBy: limitedBy ?? 'PRICE' } : { refusal: limitedBy ?? reason };
}
