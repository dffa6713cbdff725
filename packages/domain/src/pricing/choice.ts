import type * as z from 'zod';
import type { PartnerCode } from '../facts/applicant.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import type { Terms, TermYears } from '../facts/offers.facts.ts';
import { type Cents, ceilToHundredDollars, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import { cltvPct } from '../money/cltv.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import {
  cashToBorrower,
  type OtherFees,
  originationFee,
  texasCountedFees,
  totalOtherFees,
} from '../policy/fees.ts';
import { feesLimit, pointsAndFees } from '../policy/high-cost.ts';
import { type LimitsByRow, limitsFor } from '../policy/limits.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TEXAS_HOME_EQUITY, texasFees, withinTexasFeeCap } from '../policy/texas.ts';
import { type Price, type PriceInput, type PriceRefusal, priceOffer, type RefusedPrice } from './price.ts';
import { dtiLine, dtiPct, maxNewPaymentCents } from './ratios.ts';
import { type RecordingPlace, recordingOf, taxIsWithinCeiling } from './recording.ts';

/** The inputs of an application's offers. */
export type PricingScenario = Omit<
  PriceInput,
  'cltvPct' | 'lineCents' | 'termYears' | 'feePct' | 'published'
> &
  Omit<RecordingPlace, 'sheet' | 'state'> & {
    sheet: RateSheet;
    policy: CreditPolicy;
    /** The lending value of the home. */
    valueCents: Cents;
    /** The liens that remain on the home after closing. A line of credit counts at its limit. */
    retainedLiensCents: readonly Cents[];
    /** Gross. */
    monthlyIncomeCents: Cents;
    /** Reported debts, the mortgages that remain and other costs of the home. */
    monthlyDebtsCents: Cents;
    otherFees: OtherFees;
    /** The debts that the draw pays off. */
    payoffsCents: Cents;
    /** The source of each partner code, for explanations only. */
    codeSources?: ReadonlyMap<PartnerCode, CodeSource>;
    /** The age of every borrower who owns the home. */
    ownerAges: readonly number[];
    /** Several people will owe the line. The score is then their lowest. */
    isJoint?: boolean;
  };

/** The source of a partner code, and the last four digits of a stated membership number. */
export type CodeSource = Pick<Amounts<'DISCOUNT'>, 'source' | 'last4'>;

/** A choice of line, term and, if the borrower chose one, fee in percent of the line. */
export type Choice = { lineCents: Cents; termYears: z.infer<typeof TermYears>; feePct?: number | undefined };

export type ChoiceRefusal =
  | PriceRefusal
  | `DTI_ABOVE_${number}`
  | 'AGE'
  | 'PAYOFFS_ABOVE_LINE'
  | 'RECORDING_TAX_UNKNOWN'
  | 'RECORDING_TAX_ABOVE_MAXIMUM';

export type PricedChoice = {
  eligible: true;
  terms: Terms;
  price: Price;
  limits: LimitsByRow;
  /** The other fees that the lender pays, so that a Texas owner pays at most 2%. */
  lenderCreditCents: Cents;
};

/** Why a choice has no terms, with the recording tax when it is too high. */
export type RefusedChoice = Omit<RefusedPrice, 'reason'> & {
  reason: ChoiceRefusal;
  recordingTaxCents?: Cents;
};

export type ChoiceResult = PricedChoice | RefusedChoice;

/** Returns the current price of terms, if they have one. */
export function currentPrice(scenario: PricingScenario, terms: Terms) {
  const { lineAmountCents: lineCents, termYears, feePct } = terms;
  const priced = priceOnEquity(scenario, { lineCents, termYears, feePct });
  return priced.eligible ? priced : undefined;
}

/** Returns the terms of a choice, or the first reason against it: age, price, equity or income. */
export function priceChoice(scenario: PricingScenario, choice: Choice): ChoiceResult {
  const priced = priceOnEquity(scenario, choice);
  if (!priced.eligible) return priced;
  const { terms, limits } = priced;
  if (!fitsIncome(priced)) return { eligible: false, reason: `DTI_ABOVE_${limits.maxDtiPct}` };
  if (cashShortfall(terms) > 0) return { eligible: false, reason: 'PAYOFFS_ABOVE_LINE' };
  return priced;
}

/** Returns the note rate at each fee that the line and term allow, in percent, ascending by fee. */
export function ratesByFee(
  scenario: PricingScenario,
  { lineCents, termYears }: Omit<Choice, 'feePct'>,
): { feePct: number; noteRatePct: number }[] {
  return lawfulFees(scenario, lineCents).flatMap((feePct) => {
    const priced = priceChoice(scenario, { lineCents, termYears, feePct });
    return priced.eligible ? [{ feePct, noteRatePct: priced.terms.noteRatePct }] : [];
  });
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
  const maxPaymentCents = maxNewPaymentCents(
    scenario.monthlyIncomeCents,
    scenario.monthlyDebtsCents,
    maxDtiPct,
  );
  return dtiLine(maxPaymentCents, {
    noteRatePct,
    months: termYears * 12,
    interestOnly: isInterestOnly(scenario),
  });
}

/** Returns the shortfall of a draw against its payoffs, fees and recording costs, in cents. The borrower brings no money to closing. */
export function cashShortfall({ cashToBorrowerCents }: Pick<Terms, 'cashToBorrowerCents'>): Cents {
  return cents(Math.max(0, -cashToBorrowerCents));
}

/** Prices a choice without a test of its DTI or payoffs. */
export function priceOnEquity(scenario: PricingScenario, choice: Choice): ChoiceResult {
  const { minimumAge } = scenario.sheet.products[scenario.product];
  if (scenario.ownerAges.length === 0 || scenario.ownerAges.some((age) => age < minimumAge)) {
    return { eligible: false, reason: 'AGE' };
  }
  const { lineCents, termYears } = choice;
  const feePct = choice.feePct ?? defaultFeePct(scenario, lineCents);
  const choiceCltvPct = cltvPct(scenario.valueCents, scenario.retainedLiensCents, lineCents);
  const price = priceOffer(scenario, {
    ...scenario,
    ...{ lineCents, termYears, feePct },
    cltvPct: choiceCltvPct,
    published: scenario.sheet,
  });
  if (!price.eligible) return price;
  if (!isWithinTexasCap(scenario, lineCents, feePct)) return { eligible: false, reason: 'TEXAS_FEE' };
  const recording = recordingOf(scenario, choice);
  if (!recording) return { eligible: false, reason: 'RECORDING_TAX_UNKNOWN' };
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
        otherFinancedFeesCents: cents(
          totalOtherFees(scenario.otherFees) - lenderCreditCents + recording.feeCents + recording.taxCents,
        ),
        payoffsCents: scenario.payoffsCents,
      }),
      recordingFeeCents: recording.feeCents,
      recordingTaxCents: recording.taxCents,
      cltvPct: choiceCltvPct,
      dtiPct: dtiPct(scenario.monthlyIncomeCents, scenario.monthlyDebtsCents, price.monthlyPaymentCents),
      codes: [...scenario.codes],
    },
    price,
    limits,
    lenderCreditCents,
  };
}

type FeeScenario = Pick<
  PricingScenario,
  'sheet' | 'product' | 'state' | 'occupancy' | 'coOwnerLivesThere' | 'otherFees' | 'compensationPct'
>;

/**
 * Returns the default fee in percent of the line: the product's default, or the highest lawful one below it.
 */
export function defaultFeePct(scenario: FeeScenario, lineCents: Cents): number {
  const { defaultFeePct: highest } = scenario.sheet.products[scenario.product];
  return highestFeeUpTo(scenario, lineCents, highest);
}

/** Returns the fee of a line within an offer, in percent of the line: the default, or the other fee that the offer uses. */
export function offeredFeePct(
  scenario: FeeScenario,
  { maximumCents, terms }: { readonly maximumCents: Cents; readonly terms: { readonly feePct: number } },
  lineCents: Cents,
): number {
  const isAtDefault = terms.feePct === defaultFeePct(scenario, maximumCents);
  return isAtDefault ? defaultFeePct(scenario, lineCents) : highestFeeUpTo(scenario, lineCents, terms.feePct);
}

/** Returns the highest lawful fee up to a given one, in percent of the line, or 0. */
export function highestFeeUpTo(scenario: FeeScenario, lineCents: Cents, highestPct: number): number {
  return lawfulFees(scenario, lineCents).findLast((feePct) => feePct <= highestPct) ?? 0;
}

/** Returns the lawful fees for a line, in percent of the line, ascending. */
export function lawfulFees(scenario: FeeScenario, lineCents: Cents): number[] {
  return scenario.sheet.feeOptions.filter((feePct) => feeIsLawful(scenario, lineCents, feePct));
}

function feeIsLawful(scenario: FeeScenario, lineCents: Cents, feePct: number): boolean {
  const { sheet, state, occupancy, coOwnerLivesThere, compensationPct } = scenario;
  const isPrincipalDwelling = occupancy === 'PRIMARY' || coOwnerLivesThere === true;
  const counted = pointsAndFees(lineCents, originationFee(lineCents, feePct), compensationPct);
  const isHighCost = counted > feesLimit(lineCents, state, sheet.federalAmounts);
  return !(isPrincipalDwelling && isHighCost) && isWithinTexasCap(scenario, lineCents, feePct);
}

function isWithinTexasCap(scenario: FeeScenario, lineCents: Cents, feePct: number): boolean {
  if (scenario.state !== 'TX' || feePct === 0) return true;
  return withinTexasFeeCap({
    lineCents,
    originationFeeCents: originationFee(lineCents, feePct),
    otherCountedFeesCents: countedFeesCents(scenario),
  });
}

/**
 * Returns the smallest line, in multiples of $100, at which the Texas cap allows a fee on top of the other counted fees. Undefined when
 * the fee alone reaches the cap, and in other states.
 * @param feePct in percent of the line
 */
export function smallestTexasLine(scenario: FeeScenario, feePct: number): Cents | undefined {
  const otherFeesPct = TEXAS_HOME_EQUITY.maxFeePct - feePct;
  if (scenario.state !== 'TX' || feePct === 0 || otherFeesPct <= 0) return undefined;
  let smallest = ceilToHundredDollars((countedFeesCents(scenario) * 100) / otherFeesPct);
  // Because the fee is rounded and the cap truncated, this line may be just too small.
  while (!isWithinTexasCap(scenario, smallest, feePct)) smallest = cents(smallest + HUNDRED_DOLLARS);
  return smallest;
}

function lenderCredit(scenario: PricingScenario, lineCents: Cents): Cents {
  if (scenario.state !== 'TX') return cents(0);
  return texasFees(lineCents, countedFeesCents(scenario)).lenderCreditCents;
}

/** Returns the fees in cents that count toward the Texas cap in addition to the origination fee. */
export function countedFeesCents({
  sheet,
  state,
  otherFees,
}: Pick<PricingScenario, 'sheet' | 'state' | 'otherFees'>): Cents {
  return texasCountedFees(sheet.fees(state).output, otherFees);
}
