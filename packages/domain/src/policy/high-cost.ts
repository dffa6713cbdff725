import type * as z from 'zod';
import type { TermYears } from '../facts/offers.facts.ts';
import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { FederalAmounts } from '../states/federal-amounts.ts';
import { stateHighCostFees } from '../states/high-cost.ts';
import type { HighCostMargin, PublishedRate } from '../states/state-rules.ts';
import { stateRules } from '../states/states.ts';
import type { StateCode } from '../states/us-states.ts';
import type { RateSheet } from './rate-sheet.ts';

const FEDERAL_MARGIN: HighCostMargin = {
  over: 'averagePrimeOfferRate',
  firstPct: 6.5,
  juniorPct: 8.5,
  source: '12 CFR 1026.32(a)(1)(i)',
};

const FEES_PCT = { line: 5, smallLine: 8 };

/** Returns the federal limit of points and fees in cents. A line above it is a high-cost mortgage. */
export function pointsAndFeesLimit(lineCents: Cents, amounts: FederalAmounts): Cents {
  const isSmall = lineCents < amounts.smallLineBelowCents;
  const limit = roundHalfUp((lineCents * (isSmall ? FEES_PCT.smallLine : FEES_PCT.line)) / 100);
  return cents(isSmall ? Math.min(limit, amounts.smallLineFeesCents) : limit);
}

/** The published figures for high-cost tests: market rates by term, and the dollar amounts of the day. */
export type PublishedFigures = Pick<RateSheet, PublishedRate | 'federalAmounts'>;

/** The features of a line that set its high-cost limits. */
type LimitedLine = {
  readonly lineCents: Cents;
  readonly termYears: z.infer<typeof TermYears>;
  /** 1 for a first lien. */
  readonly lienPosition: 1 | 2;
  /** The state of the home. Without it only the federal test applies. */
  readonly state?: StateCode;
};

/** The limits of the rate and of points and fees. A line above either is a high-cost mortgage. */
export type HighCostLimits = { readonly rate: RateLimit; readonly feesCents: Cents };

/** The rate limit of the high-cost test, in percent: a published rate plus a legal margin. */
export type RateLimit = {
  readonly ratePct: number;
  readonly over: PublishedRate;
  readonly published: ReturnType<PublishedFigures[PublishedRate]>;
  readonly marginPct: number;
  /** Citation of the law. */
  readonly source: string;
};

/** Returns the high-cost limits for a line on a principal dwelling: the stricter of 12 CFR 1026.32(a)(1) and state law. */
export function highCostLimits(line: LimitedLine, published: PublishedFigures): HighCostLimits {
  const byState = line.state && stateRules(line.state).highCostMargin;
  const federal = rateLimit(line, published, FEDERAL_MARGIN);
  const stateLimit = byState ? rateLimit(line, published, byState) : federal;
  return {
    rate: stateLimit.ratePct < federal.ratePct ? stateLimit : federal,
    feesCents: feesLimit(line.lineCents, line.state, published.federalAmounts),
  };
}

function rateLimit(
  { termYears, lienPosition }: LimitedLine,
  rates: PublishedFigures,
  { over, firstPct, juniorPct, source }: HighCostMargin,
): RateLimit {
  const published = rates[over](termYears);
  const marginPct = lienPosition === 1 ? firstPct : juniorPct;
  return { ratePct: sumPct([published.output.pct, marginPct]), over, published, marginPct, source };
}

/** Returns the stricter of the federal and state limits of points and fees, in cents. */
export function feesLimit(lineCents: Cents, state: StateCode | undefined, amounts: FederalAmounts): Cents {
  const byState = state && stateHighCostFees(state, lineCents, amounts);
  return cents(Math.min(pointsAndFeesLimit(lineCents, amounts), byState ?? Number.POSITIVE_INFINITY));
}

/**
 * Returns the points and fees of a line in cents: the origination fee, and what anyone pays a loan originator who isn't an employee.
 * Source: 12 CFR 1026.32(b)(2)(i) and (ii).
 * @param compensationPct in percent of the line
 */
export function pointsAndFees(lineCents: Cents, originationFeeCents: number, compensationPct = 0): Cents {
  return cents(originationFeeCents + originatorPay(lineCents, compensationPct));
}

/** Returns what the lender pays the loan originator for a line. */
export function originatorPay(lineCents: Cents, compensationPct: number): Cents {
  return cents(roundHalfUp((lineCents * compensationPct) / 100));
}

export type HighCost = { readonly byRate: boolean; readonly byFees: boolean };

/** The charges of a line that the high-cost test counts. */
type LineCharges = { readonly pointsAndFeesCents: Cents; readonly noteRatePct: number };

/** Returns which limits a line exceeds. */
export function exceededLimits(limits: HighCostLimits, charged: LineCharges): HighCost {
  return {
    byRate: charged.noteRatePct > limits.rate.ratePct,
    byFees: charged.pointsAndFeesCents > limits.feesCents,
  };
}

/**
 * Returns whether a line on a principal dwelling is a high-cost mortgage, by rate or by points and fees.
 * Source: 12 CFR 1026.32(a)(1) and state law.
 */
export function highCost(line: LimitedLine & LineCharges, published: PublishedFigures): HighCost {
  return exceededLimits(highCostLimits(line, published), line);
}
