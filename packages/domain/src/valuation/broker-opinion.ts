import type * as z from 'zod';
import type { PropertyCondition } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { RateSheet } from '../pricing/rate-sheet.ts';
import { cltvPct, equityLine } from '../pricing/ratios.ts';
import type { Limits } from '../underwriting/limits.ts';

const SUPPORTS_FROM_PCT = 95;
const TOLERANCE_PCT = 25;

type Condition = z.infer<typeof PropertyCondition>;
const FINE: readonly Condition[] = ['AVERAGE', 'GOOD', 'EXCELLENT'];

export type BrokerOpinionOutcome = 'SUPPORTS_OFFER' | 'LOWERS_OFFER' | 'OUT_OF_TOLERANCE' | 'INSUFFICIENT';

/**
 * What a broker's opinion means for the chosen line. Out of tolerance when it is more than a quarter off the value that was used, or
 * finds the home below average; it supports a line that it carries from 95% of that value on, or while the line stays in its band of
 * loan-to-value; else it lowers the offer, or leaves too little equity for the smallest line.
 */
export function evaluateBrokerOpinion(opinion: {
  usedValueCents: Cents;
  opinionCents: Cents;
  condition: Condition;
  lineCents: Cents;
  retainedLiensCents: readonly Cents[];
  sheet: RateSheet;
  limits: Limits;
}): BrokerOpinionOutcome {
  const { usedValueCents, opinionCents, lineCents, retainedLiensCents, sheet, limits } = opinion;
  const offCents = Math.abs(opinionCents - usedValueCents);
  if (offCents * 100 > usedValueCents * TOLERANCE_PCT) return 'OUT_OF_TOLERANCE';
  if (!FINE.includes(opinion.condition)) return 'OUT_OF_TOLERANCE';
  const bandAt = (valueCents: Cents) => {
    const pct = cltvPct(valueCents, retainedLiensCents, lineCents);
    return sheet.cltvCutsPct.filter((cut) => cut < pct).length;
  };
  const nearEnough = opinionCents * 100 >= usedValueCents * SUPPORTS_FROM_PCT;
  const carriesLine = cltvPct(opinionCents, retainedLiensCents, lineCents) <= limits.maxCltvPct;
  if (carriesLine && (nearEnough || bandAt(opinionCents) <= bandAt(usedValueCents))) return 'SUPPORTS_OFFER';
  const carried = equityLine(opinionCents, retainedLiensCents, { ...limits, capCents: limits.maxLineCents });
  return carried < limits.minLineCents ? 'INSUFFICIENT' : 'LOWERS_OFFER';
}
