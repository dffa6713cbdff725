import type * as z from 'zod';
import type { PropertyCondition } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import { cltvPct } from '../money/cltv.ts';
import type { Limits } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { equityLine } from '../pricing/ratios.ts';

export type Condition = z.infer<typeof PropertyCondition>;

// In code, not a table: a home below average may be ineligible, and an unseen one may be below average.
const ACCEPTABLE_CONDITIONS: readonly Condition[] = ['AVERAGE', 'GOOD', 'EXCELLENT'];

/** A value found for a chosen line after the offers were made. */
export type FoundValue = {
  /** The scenario that priced the offers, with the value used for them. */
  readonly scenario: Pick<PricingScenario, 'valueCents' | 'retainedLiensCents' | 'sheet' | 'policy'>;
  readonly lineCents: Cents;
  readonly valueCents: Cents;
};

export type BrokerOpinionOutcome = 'SUPPORTS_OFFER' | 'LOWERS_OFFER' | 'OUT_OF_TOLERANCE' | 'INSUFFICIENT';

/**
 * Evaluates a broker's opinion for the chosen line. It is out of tolerance when the value differs too much or the home is below average. It
 * supports a line within the CLTV limit when the value is near the one used, or the rate band is the same. It is insufficient when the
 * smallest line no longer fits; otherwise it lowers the offer.
 */
export function evaluateBrokerOpinion(
  opinion: FoundValue & { readonly condition: Condition; readonly limits: Limits },
): BrokerOpinionOutcome {
  const { scenario, valueCents, condition, limits } = opinion;
  const { isWithinTolerance, isNear, crossedCutPct, foundCltvPct } = compareWithUsedValue(opinion);
  if (!isWithinTolerance || !ACCEPTABLE_CONDITIONS.includes(condition)) return 'OUT_OF_TOLERANCE';
  const supportsLine = foundCltvPct <= limits.maxCltvPct;
  if (supportsLine && (isNear || crossedCutPct === undefined)) return 'SUPPORTS_OFFER';
  const largestCents = equityLine(valueCents, scenario.retainedLiensCents, {
    ...limits,
    capCents: limits.maxLineCents,
  });
  return largestCents < limits.minLineCents ? 'INSUFFICIENT' : 'LOWERS_OFFER';
}

/**
 * Compares a found value with the one used, in unrounded percent, because limits apply to unrounded figures.
 * @returns the difference (negative when lower), the share of the used value, the chosen line's CLTV on either value, and the first
 *   rate-band limit that the line newly exceeds
 */
export function compareWithUsedValue({ scenario, lineCents, valueCents }: FoundValue) {
  const { valueCents: usedCents, retainedLiensCents, sheet, policy } = scenario;
  const { supportsFromPct, tolerancePct } = policy.brokerOpinion;
  const differencePct = ((valueCents - usedCents) * 100) / usedCents;
  const sharePct = (valueCents * 100) / usedCents;
  const foundCltvPct = cltvPct(valueCents, retainedLiensCents, lineCents);
  const usedCltvPct = cltvPct(usedCents, retainedLiensCents, lineCents);
  return {
    differencePct,
    sharePct,
    foundCltvPct,
    usedCltvPct,
    isWithinTolerance: Math.abs(differencePct) <= tolerancePct,
    isNear: sharePct >= supportsFromPct,
    crossedCutPct: sheet.cltvCutsPct.find((cut) => usedCltvPct <= cut && cut < foundCltvPct),
  };
}
