import type * as z from 'zod';
import type { PartnerCode } from '../facts/application.facts.ts';
import type { Product, TermYears } from '../facts/offers.facts.ts';
import type { Occupancy, PropertyType } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import { highCost } from '../underwriting/high-cost.ts';
import { limitsFor, minimumFico } from '../underwriting/limits.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';
import { TEXAS_HOME_EQUITY } from '../underwriting/texas.ts';
import { effectiveApr } from './apr.ts';
import { originationFee } from './fees.ts';
import { baseRate, type IncomeDoc, type RateSheet } from './rate-sheet.ts';

/** What a price depends on. */
export type PriceInput = {
  fico: number;
  /** Unrounded. */
  cltvPct: number;
  termYears: z.infer<typeof TermYears>;
  occupancy: Occupancy;
  lienPosition: 1 | 2;
  propertyType: z.infer<typeof PropertyType>;
  lineCents: Cents;
  /** Two letters. */
  state: string;
  incomeDoc: IncomeDoc;
  /** One of the sheet's fee options, percent of the line. */
  feePct: number;
  codes: readonly PartnerCode[];
  product: z.infer<typeof Product>;
  /** Average prime offer rate for the term, percent; without it the high-cost test is left to the compliance review. */
  aporPct?: number | undefined;
};

/** Why there is no price. */
export type PriceRefusal =
  | `FICO_BELOW_${number}`
  | `CLTV_ABOVE_${number}`
  | 'FICO_FOR_OCCUPANCY_OR_UNITS'
  | 'AMOUNT'
  | 'PROPERTY_TYPE'
  | 'TERM'
  | 'FEE_OPTION'
  | 'TEXAS_OCCUPANCY'
  | 'TEXAS_FEE'
  | 'APR_ABOVE_MAXIMUM'
  | 'HIGH_COST';

/** One line of the sum that a note rate is. */
export type RateLine = {
  name:
    | 'base'
    | 'term'
    | 'occupancy'
    | 'lien'
    | 'property'
    | 'amount'
    | 'state'
    | 'income'
    | 'product'
    | 'feeBuydown'
    | 'discount'
    | 'aprFloor';
  pct: number;
};

export type Price = {
  eligible: true;
  noteRatePct: number;
  /** What the note rate is the sum of, in the order of the sheet. */
  components: readonly RateLine[];
  /** The rate was raised until its annual percentage rate reached the sheet's floor. */
  aprFloorApplied: boolean;
  originationFeeCents: Cents;
  monthlyPaymentCents: Cents;
  /** Effective annual percentage rate of the initial draw, two decimals. */
  aprPct: number;
};

export type PriceResult = Price | { eligible: false; reason: PriceRefusal };

/**
 * Prices one line from a rate sheet within a credit policy, or says why it has no price.
 * @param rules an organisation's sheet and policy, checked against each other by `rateSheetGaps`
 */
export function priceOffer(
  rules: { sheet: RateSheet; policy: CreditPolicy },
  input: PriceInput,
): PriceResult {
  const reason = refusal(rules, input);
  if (reason) return { eligible: false, reason };
  const { sheet } = rules;
  const components = rateLines(sheet, input);
  const originationFeeCents = originationFee(input.lineCents, input.feePct);
  const aprAt = (noteRatePct: number) =>
    effectiveApr({
      lineCents: input.lineCents,
      noteRatePct,
      months: input.termYears * 12,
      prepaidFinanceChargesCents: originationFeeCents,
      interestOnly: input.product === 'INTEREST_ONLY_AGE_RESTRICTED',
    });
  const sheetRatePct = sumPct(components.map((line) => line.pct));
  let noteRatePct = sheetRatePct;
  let apr = aprAt(noteRatePct);
  while (apr.aprPct < sheet.apr.floorPct) {
    noteRatePct = sumPct([noteRatePct, sheet.apr.stepPct]);
    apr = aprAt(noteRatePct);
  }
  if (apr.aprPct > sheet.apr.ceilingPct) return { eligible: false, reason: 'APR_ABOVE_MAXIMUM' };
  if (isHighCost(input, noteRatePct, originationFeeCents)) return { eligible: false, reason: 'HIGH_COST' };
  const raisedPct = sumPct([noteRatePct, -sheetRatePct]);
  return {
    eligible: true,
    noteRatePct,
    components: raisedPct > 0 ? [...components, { name: 'aprFloor', pct: raisedPct }] : components,
    aprFloorApplied: raisedPct > 0,
    originationFeeCents,
    monthlyPaymentCents: apr.paymentCents,
    aprPct: apr.aprPct,
  };
}

function refusal(
  { sheet, policy }: { sheet: RateSheet; policy: CreditPolicy },
  input: PriceInput,
): PriceRefusal | undefined {
  const limits = limitsFor(policy, input);
  if (!limits) return `FICO_BELOW_${policy.byFico.at(-1)?.ficoFrom ?? 0}`;
  if (input.fico < minimumFico(policy, input)) return 'FICO_FOR_OCCUPANCY_OR_UNITS';
  if (input.cltvPct > limits.maxCltvPct) return `CLTV_ABOVE_${limits.maxCltvPct}`;
  if (input.lineCents < limits.minLineCents || input.lineCents > limits.maxLineCents) return 'AMOUNT';
  if (!policy.byPropertyType[input.propertyType] || sheet.propertyTypePct[input.propertyType] === undefined)
    return 'PROPERTY_TYPE';
  if (!sheet.products[input.product].termsYears.includes(input.termYears)) return 'TERM';
  if (!sheet.feeOptions.some(({ feePct }) => feePct === input.feePct)) return 'FEE_OPTION';
  if (input.state !== 'TX') return undefined;
  if (!TEXAS_HOME_EQUITY.occupancies.includes(input.occupancy)) return 'TEXAS_OCCUPANCY';
  return input.feePct > TEXAS_HOME_EQUITY.maxFeePct ? 'TEXAS_FEE' : undefined;
}

function rateLines(sheet: RateSheet, input: PriceInput): RateLine[] {
  const base = baseRate(sheet, input.fico, input.cltvPct);
  const amount = sheet.lineBelow.find(({ lineCents }) => input.lineCents < lineCents);
  const feeOption = sheet.feeOptions.find(({ feePct }) => feePct === input.feePct);
  const property = sheet.propertyTypePct[input.propertyType];
  if (base === undefined || !amount || !feeOption || property === undefined) {
    throw new RangeError('The rate sheet does not cover its policy');
  }
  return [
    { name: 'base', pct: base },
    { name: 'term', pct: sheet.termPct[`${input.termYears}`] },
    { name: 'occupancy', pct: sheet.occupancyPct[input.occupancy] },
    { name: 'lien', pct: sheet.lienPositionPct[`${input.lienPosition}`] },
    { name: 'property', pct: property },
    { name: 'amount', pct: amount.pct },
    { name: 'state', pct: sheet.statePct[input.state] ?? 0 },
    { name: 'income', pct: sheet.incomeDocPct[input.incomeDoc] },
    { name: 'product', pct: sheet.productPct[input.product] },
    { name: 'feeBuydown', pct: feeOption.pct },
    { name: 'discount', pct: sumPct([-discountPct(sheet, input.codes)]) },
  ];
}

/**
 * What codes take off a rate, percent: the best membership and autopay up to the cap, or all in one.
 * @param codes of the borrower's channel and choices
 */
export function discountPct(sheet: RateSheet, codes: readonly PartnerCode[]): number {
  const { autopayPct, allInPct, capPct, membershipPct } = sheet.discounts;
  const membership = Math.max(0, ...codes.map((code) => membershipPct[code] ?? 0));
  const stacked = Math.min(capPct, sumPct([membership, codes.includes('AUTOPAY') ? autopayPct : 0]));
  return codes.includes('ALL_IN') ? Math.max(allInPct, stacked) : stacked;
}

function isHighCost(input: PriceInput, noteRatePct: number, pointsAndFeesCents: Cents): boolean {
  if (input.occupancy !== 'PRIMARY' || input.aporPct === undefined) return false;
  const { byRate, byFees } = highCost({ ...input, aporPct: input.aporPct, noteRatePct, pointsAndFeesCents });
  return byRate || byFees;
}
