import type * as z from 'zod';
import type { PartnerCode } from '../facts/application.facts.ts';
import type { Amounts } from '../facts/explanation-lines.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import type { Terms, TermYears } from '../facts/offers.facts.ts';
import { type Cents, ceilToHundredDollars, cents, HUNDRED_DOLLARS } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import {
  cashToBorrower,
  feesThatTexasCounts,
  type OtherFees,
  originationFee,
  sumOfOtherFees,
} from '../policy/fees.ts';
import { highestFees } from '../policy/high-cost.ts';
import { type LimitsByRow, limitsFor } from '../policy/limits.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TEXAS_HOME_EQUITY, texasFees, withinTexasFeeCap } from '../policy/texas.ts';
import { type Price, type PriceInput, type PriceRefusal, priceOffer, type RefusedPrice } from './price.ts';
import { cltvPct, dtiLine, dtiPct, maxNewPaymentCents } from './ratios.ts';
import { recordingOf, taxIsWithinCeiling } from './recording.ts';

/** Everything about an application that its offers depend on. */
export type PricingScenario = Omit<
  PriceInput,
  'cltvPct' | 'lineCents' | 'termYears' | 'feePct' | 'published'
> & {
  sheet: RateSheet;
  policy: CreditPolicy;
  /** The value that we lend on. */
  valueCents: Cents;
  /** Liens that stay after closing; a line of credit that stays counts at its limit. */
  retainedLiensCents: readonly Cents[];
  /** Gross. */
  monthlyIncomeCents: Cents;
  /** What the bureau reports, with the mortgages that stay and what the home costs besides. */
  monthlyDebtsCents: Cents;
  otherFees: OtherFees;
  /** Debts paid off from the draw. */
  payoffsCents: Cents;
  /** Federal code of the county of the home, five digits: for the tax on recording alone. */
  countyFips?: string | undefined;
  /** Where each of the codes comes from: for explanations alone. */
  codesFrom?: ReadonlyMap<PartnerCode, CodeSource>;
  /** Of every borrower who owns the home. */
  ownerAges: readonly number[];
};

/** Where a partner code comes from, with the last digits of a stated membership number. */
export type CodeSource = Pick<Amounts<'DISCOUNT'>, 'source' | 'last4'>;

/** What is chosen: a line, a term and, when the borrower chose one, a fee in percent of the line. */
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
  /** The part of the other fees that the lender bears, so that a Texas owner pays no more than 2%. */
  lenderCreditCents: Cents;
};

/** Why a choice is refused, with the tax on recording where that is too high. */
export type RefusedChoice = Omit<RefusedPrice, 'reason'> & {
  reason: ChoiceRefusal;
  recordingTaxCents?: Cents;
};

export type ChoiceResult = PricedChoice | RefusedChoice;

/** Terms, as they are priced now; undefined where they have no price. */
export function pricedAs(situation: PricingScenario, terms: Terms) {
  const { lineAmountCents: lineCents, termYears, feePct } = terms;
  const priced = priceOnEquity(situation, { lineCents, termYears, feePct });
  return priced.eligible ? priced : undefined;
}

/** Prices a chosen line and term, and says whether age, equity and income carry it. */
export function priceChoice(situation: PricingScenario, choice: Choice): ChoiceResult {
  const priced = priceOnEquity(situation, choice);
  if (!priced.eligible) return priced;
  const { terms, limits } = priced;
  if (!fitsIncome(priced)) return { eligible: false, reason: `DTI_ABOVE_${limits.maxDtiPct}` };
  if (cashLacking(situation, terms) > 0) return { eligible: false, reason: 'PAYOFFS_ABOVE_LINE' };
  return priced;
}

/** Debts leave room for the payment. */
export function fitsIncome({ terms, limits }: PricedChoice): boolean {
  return terms.dtiPct <= limits.maxDtiPct;
}

/** The line over some years that income carries at a rate, down to a whole hundred dollars. */
export function incomeLine(
  situation: PricingScenario,
  { termYears, noteRatePct }: Pick<Terms, 'termYears' | 'noteRatePct'>,
  maxDtiPct: number,
): Cents {
  const room = maxNewPaymentCents(situation.monthlyIncomeCents, situation.monthlyDebtsCents, maxDtiPct);
  return dtiLine(room, { noteRatePct, months: termYears * 12, interestOnly: isInterestOnly(situation) });
}

/**
 * What a draw lacks: to cover the debts that it pays off and its fees and, where savings count as income, to hand out what the borrower
 * pays for recording. Nothing is then used of the savings to close, and all of them may be counted.
 */
export function cashLacking(
  { incomeDoc }: Pick<PricingScenario, 'incomeDoc'>,
  { cashToBorrowerCents, recordingFeeCents, recordingTaxCents }: Terms,
): Cents {
  const least = incomeDoc === 'ASSET_DEPLETION' ? recordingFeeCents + recordingTaxCents : 0;
  return cents(Math.max(0, least - cashToBorrowerCents));
}

/** The same before income is looked at: what the line would cost, whether or not debts leave room for it. */
export function priceOnEquity(situation: PricingScenario, choice: Choice): ChoiceResult {
  const { minimumAge } = situation.sheet.products[situation.product];
  if (situation.ownerAges.length === 0 || situation.ownerAges.some((age) => age < minimumAge)) {
    return { eligible: false, reason: 'AGE' };
  }
  const { lineCents, termYears } = choice;
  const feePct = choice.feePct ?? defaultFeePct(situation, lineCents);
  const onValuePct = cltvPct(situation.valueCents, situation.retainedLiensCents, lineCents);
  const price = priceOffer(situation, {
    ...situation,
    ...{ lineCents, termYears, feePct },
    cltvPct: onValuePct,
    published: situation.sheet,
  });
  if (!price.eligible) return price;
  if (!texasAllows(situation, lineCents, feePct)) return { eligible: false, reason: 'TEXAS_FEE' };
  const recording = recordingOf(situation, choice);
  if (!taxIsWithinCeiling(recording, lineCents))
    return {
      eligible: false,
      reason: 'RECORDING_TAX_ABOVE_MAXIMUM',
      recordingTaxCents: recording.taxCents,
    };
  const limits = limitsFor(situation.policy, situation);
  if (!limits) throw new RangeError('A price without limits');
  const lenderCreditCents = lenderCredit(situation, lineCents);
  return {
    eligible: true,
    terms: {
      product: situation.product,
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
        otherFinancedFeesCents: cents(sumOfOtherFees(situation.otherFees) - lenderCreditCents),
        payoffsCents: situation.payoffsCents,
      }),
      recordingFeeCents: recording.feeCents,
      recordingTaxCents: recording.taxCents,
      cltvPct: onValuePct,
      dtiPct: dtiPct(situation.monthlyIncomeCents, situation.monthlyDebtsCents, price.monthlyPaymentCents),
      codes: [...situation.codes],
    },
    price,
    limits,
    lenderCreditCents,
  };
}

type FeeSituation = Pick<PricingScenario, 'sheet' | 'product' | 'state' | 'occupancy' | 'otherFees'>;

/**
 * The fee that is offered first: the product's default, or the highest one up to it that the law of the state allows. Percent of the line.
 */
export function defaultFeePct(situation: FeeSituation, lineCents: Cents): number {
  const { defaultFeePct: highest } = situation.sheet.products[situation.product];
  return feeUpTo(situation, lineCents, highest);
}

/** The fee that is offered first for a line of an offer: the default, or the offer's own where it has a price at another alone. Percent of the line. */
export function offeredFeePct(
  situation: FeeSituation,
  { maximumCents, terms }: { readonly maximumCents: Cents; readonly terms: { readonly feePct: number } },
  lineCents: Cents,
): number {
  const isAtDefault = terms.feePct === defaultFeePct(situation, maximumCents);
  return isAtDefault ? defaultFeePct(situation, lineCents) : feeUpTo(situation, lineCents, terms.feePct);
}

/** The highest fee up to another that may be chosen for a line; none where the law allows none. Percent of the line. */
export function feeUpTo(situation: FeeSituation, lineCents: Cents, highestPct: number): number {
  return feeOptions(situation, lineCents).findLast((feePct) => feePct <= highestPct) ?? 0;
}

/** The fees that may be chosen for a line, percent of it, rising. */
export function feeOptions(situation: FeeSituation, lineCents: Cents): number[] {
  return situation.sheet.feeOptions.filter((feePct) => feeIsAllowed(situation, lineCents, feePct));
}

function feeIsAllowed(situation: FeeSituation, lineCents: Cents, feePct: number): boolean {
  const { state, occupancy } = situation;
  const isHighCost = originationFee(lineCents, feePct) > highestFees(lineCents, state);
  return !(occupancy === 'PRIMARY' && isHighCost) && texasAllows(situation, lineCents, feePct);
}

function texasAllows(situation: FeeSituation, lineCents: Cents, feePct: number): boolean {
  if (situation.state !== 'TX' || feePct === 0) return true;
  return withinTexasFeeCap({
    lineCents,
    originationFeeCents: originationFee(lineCents, feePct),
    otherCountedFeesCents: countedFeesCents(situation),
  });
}

/**
 * The smallest line, a whole hundred dollars, at which Texas lets a fee stand beside the others that it counts. Undefined where the fee
 * alone reaches the limit, and elsewhere.
 * @param feePct percent of the line
 */
export function smallestTexasLine(situation: FeeSituation, feePct: number): Cents | undefined {
  const roomPct = TEXAS_HOME_EQUITY.maxFeePct - feePct;
  if (situation.state !== 'TX' || feePct === 0 || roomPct <= 0) return undefined;
  let least = ceilToHundredDollars((countedFeesCents(situation) * 100) / roomPct);
  // The limit is cut and the fee is rounded, each to a cent.
  while (!texasAllows(situation, least, feePct)) least = cents(least + HUNDRED_DOLLARS);
  return least;
}

function lenderCredit(situation: PricingScenario, lineCents: Cents): Cents {
  if (situation.state !== 'TX') return cents(0);
  return texasFees(lineCents, countedFeesCents(situation)).lenderCreditCents;
}

/** What Texas counts toward its limit beside the origination fee. */
export function countedFeesCents({
  sheet,
  state,
  otherFees,
}: Pick<PricingScenario, 'sheet' | 'state' | 'otherFees'>): Cents {
  return feesThatTexasCounts(sheet.fees(state).output, otherFees);
}
