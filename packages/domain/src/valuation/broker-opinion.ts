import type * as z from 'zod';
import type { PropertyCondition } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { Limits } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { cltvPct, equityLine } from '../pricing/ratios.ts';

export type Condition = z.infer<typeof PropertyCondition>;

// In code and no table: a home below average may be none that is lent on, and one that nobody saw is not known to be any better.
const FINE: readonly Condition[] = ['AVERAGE', 'GOOD', 'EXCELLENT'];

/** A value that was found for a chosen line after the offers were made. */
export type FoundValue = {
  /** That the offers were made in, with the value that was used for them. */
  readonly scenario: Pick<PricingScenario, 'valueCents' | 'retainedLiensCents' | 'sheet' | 'policy'>;
  readonly lineCents: Cents;
  readonly valueCents: Cents;
};

export type BrokerOpinionOutcome = 'SUPPORTS_OFFER' | 'LOWERS_OFFER' | 'OUT_OF_TOLERANCE' | 'INSUFFICIENT';

/**
 * What a broker's opinion means for the chosen line. Out of tolerance when it is further off the value that was used than the policy
 * admits, or finds the home below average; it supports a line that it carries from the policy's share of that value on, or while the
 * line stays in its band of loan-to-value; else it lowers the offer, or leaves too little equity for the smallest line.
 */
export function evaluateBrokerOpinion(
  opinion: FoundValue & { readonly condition: Condition; readonly limits: Limits },
): BrokerOpinionOutcome {
  const { scenario, valueCents, condition, limits } = opinion;
  const { isWithinTolerance, isNear, crossedCutPct, withLinePct } = besideUsed(opinion);
  if (!isWithinTolerance || !FINE.includes(condition)) return 'OUT_OF_TOLERANCE';
  const carriesLine = withLinePct <= limits.maxCltvPct;
  if (carriesLine && (isNear || crossedCutPct === undefined)) return 'SUPPORTS_OFFER';
  const carried = equityLine(valueCents, scenario.retainedLiensCents, {
    ...limits,
    capCents: limits.maxLineCents,
  });
  return carried < limits.minLineCents ? 'INSUFFICIENT' : 'LOWERS_OFFER';
}

/**
 * A value that was found beside the one that was used: everything in percent, unrounded, since that is what limits are compared with.
 * @returns off, below zero when it is lower; its share of the one used; the line's loan-to-value with either; and the limit of a band of
 *   the rate sheet that the line comes to lie above
 */
export function besideUsed({ scenario, lineCents, valueCents }: FoundValue) {
  const { valueCents: usedCents, retainedLiensCents, sheet, policy } = scenario;
  const { supportsFromPct, tolerancePct } = policy.brokerOpinion;
  const offPct = ((valueCents - usedCents) * 100) / usedCents;
  const sharePct = (valueCents * 100) / usedCents;
  const withLinePct = cltvPct(valueCents, retainedLiensCents, lineCents);
  const wasPct = cltvPct(usedCents, retainedLiensCents, lineCents);
  return {
    offPct,
    sharePct,
    withLinePct,
    wasPct,
    isWithinTolerance: Math.abs(offPct) <= tolerancePct,
    isNear: sharePct >= supportsFromPct,
    crossedCutPct: sheet.cltvCutsPct.find((cut) => wasPct <= cut && cut < withLinePct),
  };
}
