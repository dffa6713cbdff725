import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import { limitsFor } from '../policy/limits.ts';
import {
  type ChoiceRefusal,
  type ChoiceResult,
  cashLacking,
  feeUpTo,
  fitsIncome,
  incomeLine,
  type PricedChoice,
  type PricingScenario,
  priceOnEquity,
} from '../pricing/choice.ts';
import { isRefusedForPrice, largestLine } from '../pricing/offers.ts';
import { equityLine } from '../pricing/ratios.ts';
import { reserveLine } from './reserves.ts';

/** Terms that were chosen, and what they are fitted to. */
export type Chosen = {
  scenario: PricingScenario;
  chosen: Terms;
  /** Monthly, on all mortgages that stay, with tax, insurance and dues of the home. */
  housingPaymentsCents: Cents;
  /** Undefined when none were shown. */
  verifiedReservesCents?: Cents | undefined;
};

/** What cuts a line down; PRICE: a larger one has none. */
export type FitLimit = 'DTI' | 'RESERVES' | 'EQUITY' | 'PRICE';
export type FitRefusal = ChoiceRefusal | FitLimit;

/** The line that the room for a payment carries at the rate of the larger one that debts cut down. */
export type Carried = { carriedCents: Cents; atLineCents: Cents; noteRatePct: number };

export type Fitted =
  | {
      terms: Terms;
      /** What cut the line down; undefined when the chosen line stands. */
      limitedBy: FitLimit | undefined;
      carried?: Carried | undefined;
    }
  | { refusal: FitRefusal };

/**
 * The chosen terms on what is known now: a line, not above the chosen one, that debts, reserves and equity carry and that has a price,
 * priced again from the sheet. It is refused only where no smaller line fits at its own price.
 */
export function fitTerms({ scenario, chosen, ...file }: Chosen): Fitted {
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
      const priced = priceAs(scenario, chosen, lineCents);
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
  const priced = priceAs(scenario, chosen, lineCents);
  if (!priced.eligible) return largestWithPrice(scenario, chosen, { lineCents, limitedBy }, priced.reason);
  // A line that was cut down is refused for what cut it down.
  if (cashLacking(scenario, priced.terms) > 0) return { refusal: limitedBy ?? 'PAYOFFS_ABOVE_LINE' };
  return fitsIncome(priced) ? { terms: priced.terms, limitedBy } : cutForDebts(scenario, chosen, priced);
}

/**
 * The largest smaller line that debts leave room for at its own price. Where that is but a step above what the room carries at the price
 * of the larger line, the latter stands: so is the published counter-offer to T37.
 */
function cutForDebts(scenario: PricingScenario, chosen: Terms, { terms, limits }: PricedChoice): Fitted {
  const largest = largestLine(scenario, chosen, terms.lineAmountCents);
  if (!largest) return { refusal: 'DTI' };
  const carriedCents = incomeLine(scenario, terms, limits.maxDtiPct);
  const steps = (largest.terms.lineAmountCents - carriedCents) / HUNDRED_DOLLARS;
  const carried = { carriedCents, atLineCents: terms.lineAmountCents, noteRatePct: terms.noteRatePct };
  if (steps === 0) return { terms: largest.terms, limitedBy: 'DTI', carried };
  const below = priceAs(scenario, chosen, carriedCents);
  return steps === 1 && below.eligible && cashLacking(scenario, below.terms) === 0
    ? { terms: below.terms, limitedBy: 'DTI', carried }
    : { terms: largest.terms, limitedBy: 'DTI' };
}

/** A line over the chosen term, at the chosen fee or the highest below it that the law allows. */
function priceAs(scenario: PricingScenario, { termYears, feePct }: Terms, lineCents: Cents): ChoiceResult {
  return priceOnEquity(scenario, { lineCents, termYears, feePct: feeUpTo(scenario, lineCents, feePct) });
}

/** A line without a price is cut down to one that has; without any it is refused for what cut it down before, else for the price. */
function largestWithPrice(
  scenario: PricingScenario,
  chosen: Terms,
  { lineCents, limitedBy }: { lineCents: Cents; limitedBy: FitLimit | undefined },
  reason: ChoiceRefusal,
): Fitted {
  const priced = isRefusedForPrice(reason) ? largestLine(scenario, chosen, lineCents) : undefined;
  return priced ? { terms: priced.terms, limitedBy: limitedBy ?? 'PRICE' } : { refusal: limitedBy ?? reason };
}
