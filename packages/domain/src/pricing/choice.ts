import type * as z from 'zod';
import type { PartnerCode } from '../facts/applicant.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import type { Terms, TermYears } from '../facts/offers.facts.ts';
import { type Cents, ceilToHundredDollars, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import {
  cashToBorrower,
  type OtherFees,
  originationFee,
  texasCountedFees,
  totalOtherFees,
} from '../policy/fees.ts';
import { feesLimit } from '../policy/high-cost.ts';
import { type LimitsByRow, limitsFor } from '../policy/limits.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TEXAS_HOME_EQUITY, texasFees, withinTexasFeeCap } from '../policy/texas.ts';
import { type Price, type PriceInput, type PriceRefusal, priceOffer, type RefusedPrice } from './price.ts';
import { cltvPct, dtiLine, dtiPct, maxNewPaymentCents } from './ratios.ts';
import { recordingOf, taxIsWithinCeiling } from './recording.ts';

/** Every input of an application's offers. */
export type PricingScenario = Omit<
  PriceInput,
  'cltvPct' | 'lineCents' | 'termYears' | 'feePct' | 'published'
> & {
  sheet: RateSheet;
  policy: CreditPolicy;
  /** The value we lend on. */
  valueCents: Cents;
  /** Liens that stay after closing. A line of credit counts at its limit. */
  retainedLiensCents: readonly Cents[];
  /** Gross. */
  monthlyIncomeCents: Cents;
  /** Reported debts, the mortgages that stay and other costs of the home. */
  monthlyDebtsCents: Cents;
  otherFees: OtherFees;
  /** Debts paid off from the draw. */
  payoffsCents: Cents;
  /** Five-digit FIPS code of the home's county, used only for the recording tax. */
  countyFips?: string | undefined;
  /** Where each of the codes comes from: for explanations alone. */
  codesFrom?: ReadonlyMap<PartnerCode, CodeSource>;
  /** The age of every borrower who owns the home. */
  ownerAges: readonly number[];
};

/** Where a partner code comes from, with the last digits of a stated membership number. */
export type CodeSource = Pick<Amounts<'DISCOUNT'>, 'source' | 'last4'>;

/** A choice of line, term and, if the borrower chose one, fee in percent of the line. */
export type Choice = { lineCents: Cents; termYears: z.infer<typeof TermYears>; feePct?: number | undefined };

export type ChoiceRefusal =
  | PriceRefusal
  | `DTI_ABOVE_${number}`
  | 'AGE'
  | 'PAYOFFS_ABOVE_LINE'
  | 'RECORDING_TAX_ABOVE_MAXIMUM';

export type PricedChoice = {
  eligible: true;
  terms: Terms;
  price: Price;
  limits: LimitsByRow;
  /** The other fees that the lender pays, so that a Texas owner pays 2% at most. */
  lenderCreditCents: Cents;
};

/** Why a choice is refused, with the tax on recording where that is too high. */
export type RefusedChoice = Omit<RefusedPrice, 'reason'> & {
  reason: ChoiceRefusal;
  recordingTaxCents?: Cents;
};

export type ChoiceResult = PricedChoice | RefusedChoice;

/** Returns terms at their current price. Undefined when they have none. */
export function pricedAs(scenario: PricingScenario, terms: Terms) {
  const { lineAmountCents: lineCents, termYears, feePct } = terms;
  const priced = priceOnEquity(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? priced : undefined;
}

/** Prices a chosen line and term, and checks age, equity and income. */
export function priceChoice(scenario: PricingScenario, choice: Choice): ChoiceResult {
  const priced = priceOnEquity(scenario, choice);
  if (!priced.eligible) return priced;
  const { terms, limits } = priced;
  if (!fitsIncome(priced)) return { eligible: false, reason: `DTI_ABOVE_${limits.maxDtiPct}` };
  if (cashLacking(scenario, terms) > 0) return { eligible: false, reason: 'PAYOFFS_ABOVE_LINE' };
  return priced;
}

/** Returns whether the DTI is within the limit. */
export function fitsIncome({ terms, limits }: PricedChoice): boolean {
  return terms.dtiPct <= limits.maxDtiPct;
}

/** Returns the line that income supports at a term and a rate, rounded down to $100. */
export function incomeLine(
  scenario: PricingScenario,
  { termYears, noteRatePct }: Pick<Terms, 'termYears' | 'noteRatePct'>,
  maxDtiPct: number,
): Cents {
  const room = maxNewPaymentCents(scenario.monthlyIncomeCents, scenario.monthlyDebtsCents, maxDtiPct);
  return dtiLine(room, { noteRatePct, months: termYears * 12, interestOnly: isInterestOnly(scenario) });
}

/**
 * Returns the cash that a draw lacks to cover its payoffs and fees. When assets count as income, the draw must also cover recording
 * costs. Closing then uses none of the assets, so all of them may count.
 */
export function cashLacking(
  { incomeDoc }: Pick<PricingScenario, 'incomeDoc'>,
  { cashToBorrowerCents, recordingFeeCents, recordingTaxCents }: Terms,
): Cents {
  const least = incomeDoc === 'ASSET_DEPLETION' ? recordingFeeCents + recordingTaxCents : 0;
  return cents(Math.max(0, least - cashToBorrowerCents));
}

/** Prices a choice on equity alone, whatever its DTI. */
export function priceOnEquity(scenario: PricingScenario, choice: Choice): ChoiceResult {
  const { minimumAge } = scenario.sheet.products[scenario.product];
  if (scenario.ownerAges.length === 0 || scenario.ownerAges.some((age) => age < minimumAge)) {
    return { eligible: false, reason: 'AGE' };
  }
  const { lineCents, termYears } = choice;
  const feePct = choice.feePct ?? defaultFeePct(scenario, lineCents);
  const onValuePct = cltvPct(scenario.valueCents, scenario.retainedLiensCents, lineCents);
  const price = priceOffer(scenario, {
    ...scenario,
    ...{ lineCents, termYears, feePct },
    cltvPct: onValuePct,
    published: scenario.sheet,
  });
  if (!price.eligible) return price;
  if (!texasAllows(scenario, lineCents, feePct)) return { eligible: false, reason: 'TEXAS_FEE' };
  const recording = recordingOf(scenario, choice);
  if (!taxIsWithinCeiling(recording, lineCents))
    return {
      eligible: false,
      reason: 'RECORDING_TAX_ABOVE_MAXIMUM',
      recordingTaxCents: recording.taxCents,
    };
  const limits = limitsFor(scenario.policy, scenario);
  if (!limits) throw new RangeError('A price without limits');
  const lenderCreditCents = lenderCredit(scenario, lineCents);
  return {
    eligible: true,
    terms: {
      product: scenario.product,
      termYears,
      lineAmountCents: lineCents,
      feePct,
      noteRatePct: price.noteRatePct,
      aprPct: price.aprPct,
      monthlyPaymentCents: price.monthlyPaymentCents,
      originationFeeCents: price.originationFeeCents,
      cashToBorrowerCents: cashToBorrower({
        lineCents,
        originationFeeCents: price.originationFeeCents,
        otherFinancedFeesCents: cents(totalOtherFees(scenario.otherFees) - lenderCreditCents),
        payoffsCents: scenario.payoffsCents,
      }),
      recordingFeeCents: recording.feeCents,
      recordingTaxCents: recording.taxCents,
      cltvPct: onValuePct,
      dtiPct: dtiPct(scenario.monthlyIncomeCents, scenario.monthlyDebtsCents, price.monthlyPaymentCents),
      codes: [...scenario.codes],
    },
    price,
    limits,
    lenderCreditCents,
  };
}

type FeeScenario = Pick<PricingScenario, 'sheet' | 'product' | 'state' | 'occupancy' | 'otherFees'>;

/**
 * Returns the fee offered first, in percent of the line: the product's default, or the highest one below it that the law allows.
 */
export function defaultFeePct(scenario: FeeScenario, lineCents: Cents): number {
  const { defaultFeePct: highest } = scenario.sheet.products[scenario.product];
  return feeUpTo(scenario, lineCents, highest);
}

/** Returns the fee offered first for a line of an offer, in percent of the line: the default, or the offer's own. */
export function offeredFeePct(
  scenario: FeeScenario,
  { maximumCents, terms }: { readonly maximumCents: Cents; readonly terms: { readonly feePct: number } },
  lineCents: Cents,
): number {
  const isAtDefault = terms.feePct === defaultFeePct(scenario, maximumCents);
  return isAtDefault ? defaultFeePct(scenario, lineCents) : feeUpTo(scenario, lineCents, terms.feePct);
}

/** Returns the highest allowed fee up to a given one, in percent of the line. Zero when the law allows none. */
export function feeUpTo(scenario: FeeScenario, lineCents: Cents, highestPct: number): number {
  return feeOptions(scenario, lineCents).findLast((feePct) => feePct <= highestPct) ?? 0;
}

/** Returns the fees allowed for a line, in percent of the line, ascending. */
export function feeOptions(scenario: FeeScenario, lineCents: Cents): number[] {
  return scenario.sheet.feeOptions.filter((feePct) => feeIsAllowed(scenario, lineCents, feePct));
}

function feeIsAllowed(scenario: FeeScenario, lineCents: Cents, feePct: number): boolean {
  const { state, occupancy } = scenario;
  const isHighCost = originationFee(lineCents, feePct) > feesLimit(lineCents, state);
  return !(occupancy === 'PRIMARY' && isHighCost) && texasAllows(scenario, lineCents, feePct);
}

function texasAllows(scenario: FeeScenario, lineCents: Cents, feePct: number): boolean {
  if (scenario.state !== 'TX' || feePct === 0) return true;
  return withinTexasFeeCap({
    lineCents,
    originationFeeCents: originationFee(lineCents, feePct),
    otherCountedFeesCents: countedFeesCents(scenario),
  });
}

/**
 * Returns the smallest line, in multiples of $100, at which the Texas cap allows a fee in addition to the other counted fees. Undefined
 * when the fee alone reaches the cap, and in other states.
 * @param feePct in percent of the line
 */
export function smallestTexasLine(scenario: FeeScenario, feePct: number): Cents | undefined {
  const roomPct = TEXAS_HOME_EQUITY.maxFeePct - feePct;
  if (scenario.state !== 'TX' || feePct === 0 || roomPct <= 0) return undefined;
  let least = ceilToHundredDollars((countedFeesCents(scenario) * 100) / roomPct);
  // The cap is truncated and the fee rounded, each to a cent.
  while (!texasAllows(scenario, least, feePct)) least = cents(least + HUNDRED_DOLLARS);
  return least;
}

function lenderCredit(scenario: PricingScenario, lineCents: Cents): Cents {
  if (scenario.state !== 'TX') return cents(0);
  return texasFees(lineCents, countedFeesCents(scenario)).lenderCreditCents;
}

/** Returns the fees that count toward the Texas cap in addition to the origination fee. */
export function countedFeesCents({
  sheet,
  state,
  otherFees,
}: Pick<PricingScenario, 'sheet' | 'state' | 'otherFees'>): Cents {
  return texasCountedFees(sheet.fees(state).output, otherFees);
}
