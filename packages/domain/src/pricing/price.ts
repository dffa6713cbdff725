import type { PartnerCode } from '../facts/applicant.ts';
import { isInterestOnly } from '../facts/interest-only.ts';
import type { Cents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { originationFee } from '../policy/fees.ts';
import {
  exceededLimits,
  type HighCostLimits,
  highCostLimits,
  type PublishedFigures,
  pointsAndFees,
} from '../policy/high-cost.ts';
import { limitsFor, minimumFico } from '../policy/limits.ts';
import type { RateInputs } from '../policy/rate-inputs.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { isTable } from '../policy/rate-tables.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import type { Hit } from '../tables/bind.ts';
import { effectiveApr } from './apr.ts';
import { type Discounts, discountsOf } from './discounts.ts';

/** The inputs of a price. The CLTV is unrounded. The fee is one of the sheet's options. */
export type PriceInput = Omit<RateInputs, 'lineDollars'> & {
  /** The home is the principal dwelling of another owner, if not the borrower's. */
  coOwnerLivesThere?: boolean;
  /** What the lender pays a loan originator for the line, in percent of it. */
  compensationPct?: number;
  readonly lineCents: Cents;
  readonly codes: readonly PartnerCode[];
  /** The published figures for the high-cost test, which is skipped without them. */
  readonly published?: PublishedFigures | undefined;
};

/** The rate components that combine several table rows: the discounts, and the increase to the APR floor. */
export const DISCOUNT_LINE = 'discount';
export const APR_FLOOR_LINE = 'aprFloor';

/** Why a line has no price. */
export type PriceRefusal =
  | `FICO_BELOW_${number}`
  | `CLTV_ABOVE_${number}`
  | 'FICO_FOR_OCCUPANCY_OR_UNITS'
  | 'AMOUNT'
  | 'PROPERTY_TYPE'
  | 'TERM'
  | 'FEE_OPTION'
  | 'NO_RATE'
  | 'TEXAS_OCCUPANCY'
  | 'TEXAS_PRODUCT'
  | 'TEXAS_FEE'
  | 'APR_ABOVE_MAXIMUM'
  | 'HIGH_COST';

/** One component of the note rate, with the rate sheet row that sets it. */
export type RateLine = {
  readonly name: string;
  /** Percent. */
  readonly pct: number;
  /** Absent for the discounts and for the increase to the APR floor. */
  readonly rule?: Hit<unknown>;
};

export type Price = {
  eligible: true;
  noteRatePct: number;
  /** The components of the note rate, in the order of the sheet. */
  components: readonly RateLine[];
  /** The discounts in the discount component. */
  discounts: Discounts;
  /** The limits of the high-cost test. Absent when the law requires no test. */
  highCost?: HighCostLimits;
  /** True when the rate was raised to reach the sheet's APR floor. */
  aprFloorApplied: boolean;
  originationFeeCents: Cents;
  monthlyPaymentCents: Cents;
  /** The effective APR of the initial draw, with two decimals. */
  aprPct: number;
};

/** Why a line has no price. If the rate is too high: that rate in percent, and the high-cost limits that it exceeds. */
export type RefusedPrice = {
  eligible: false;
  reason: PriceRefusal;
  noteRatePct?: number;
  highCost?: HighCostLimits;
};

export type PriceResult = Price | RefusedPrice;

/**
 * Returns the price of one line under a rate sheet and a credit policy, or why it has none.
 * @param rules a lender's sheet and policy, which `ruleGaps` has checked against each other
 */
export function priceOffer(
  rules: { sheet: RateSheet; policy: CreditPolicy },
  input: PriceInput,
): PriceResult {
  const reason = priceRefusal(rules, input);
  if (reason) return { eligible: false, reason };
  const { sheet } = rules;
  const discounts = discountsOf(sheet, input.codes);
  const components = rateLines(sheet, input, discounts);
  if (typeof components === 'string') return { eligible: false, reason: components };
  const originationFeeCents = originationFee(input.lineCents, input.feePct);
  const aprAt = (noteRatePct: number) =>
    effectiveApr({
      lineCents: input.lineCents,
      noteRatePct,
      months: input.termYears * 12,
      prepaidFinanceChargesCents: originationFeeCents,
      interestOnly: isInterestOnly(input),
    });
  const sheetRatePct = sumPct(components.map((line) => line.pct));
  // Discounts may exceed the whole rate.
  if (sheetRatePct <= 0) return { eligible: false, reason: 'NO_RATE' };
  let noteRatePct = sheetRatePct;
  let apr = aprAt(noteRatePct);
  while (apr.aprPct < sheet.apr.floorPct && noteRatePct < sheet.apr.ceilingPct) {
    noteRatePct = sumPct([noteRatePct, sheet.apr.stepPct]);
    apr = aprAt(noteRatePct);
  }
  if (apr.aprPct > sheet.apr.ceilingPct) return { eligible: false, reason: 'APR_ABOVE_MAXIMUM', noteRatePct };
  const limits = highCostTest(input);
  const pointsAndFeesCents = pointsAndFees(input.lineCents, originationFeeCents, input.compensationPct);
  const highCost = limits && { highCost: limits };
  const test = limits && exceededLimits(limits, { noteRatePct, pointsAndFeesCents });
  if (test?.byRate || test?.byFees) return { eligible: false, reason: 'HIGH_COST', noteRatePct, ...highCost };
  const raisedPct = sumPct([noteRatePct, -sheetRatePct]);
  const raised = { name: APR_FLOOR_LINE, pct: raisedPct };
  return {
    eligible: true,
    noteRatePct,
    components: raisedPct > 0 ? [...components, raised] : components,
    discounts,
    ...highCost,
    aprFloorApplied: raisedPct > 0,
    originationFeeCents,
    monthlyPaymentCents: apr.paymentCents,
    aprPct: apr.aprPct,
  };
}

function priceRefusal(
  { sheet, policy }: { sheet: RateSheet; policy: CreditPolicy },
  input: PriceInput,
): PriceRefusal | undefined {
  const limits = limitsFor(policy, input);
  if (!limits) return `FICO_BELOW_${policy.lowestFico}`;
  if (input.fico < minimumFico(policy, input)) return 'FICO_FOR_OCCUPANCY_OR_UNITS';
  if (input.cltvPct > limits.maxCltvPct) return `CLTV_ABOVE_${limits.maxCltvPct}`;
  if (input.lineCents < limits.minLineCents || input.lineCents > limits.maxLineCents) return 'AMOUNT';
  if (!sheet.products[input.product].termsYears.includes(input.termYears)) return 'TERM';
  if (!sheet.feeOptions.includes(input.feePct)) return 'FEE_OPTION';
  if (input.state !== 'TX') return undefined;
  if (!TEXAS_HOME_EQUITY.occupancies.includes(input.occupancy)) return 'TEXAS_OCCUPANCY';
  if (!TEXAS_HOME_EQUITY.products.includes(input.product)) return 'TEXAS_PRODUCT';
  return input.feePct > TEXAS_HOME_EQUITY.maxFeePct ? 'TEXAS_FEE' : undefined;
}

/** Returns the components of the note rate, or why the sheet has no rate. */
function rateLines(
  sheet: RateSheet,
  input: PriceInput,
  discounts: Discounts,
): readonly RateLine[] | PriceRefusal {
  const inputs = { ...input, lineDollars: input.lineCents / 100 };
  const lines: RateLine[] = [];
  for (const adjustment of sheet.adjustments) {
    const rule = adjustment.evaluate(inputs);
    const { pct } = rule.output;
    if (pct === null) return isTable(adjustment, 'property') ? 'PROPERTY_TYPE' : 'NO_RATE';
    lines.push({ name: adjustment.name, pct, rule });
  }
  return [...lines, { name: DISCOUNT_LINE, pct: sumPct([-discounts.pct]) }];
}

/** Returns the limits of the high-cost test, which applies only to a principal dwelling. */
function highCostTest(input: PriceInput): HighCostLimits | undefined {
  return (input.occupancy === 'PRIMARY' || input.coOwnerLivesThere) && input.published
    ? highCostLimits(input, input.published)
    : undefined;
}
