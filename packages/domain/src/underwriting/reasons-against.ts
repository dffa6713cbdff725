import { limitsFor } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { type Failure, lineFailures, reasonsOf, statedFor } from './eligibility.ts';
import type { FitRefusal } from './fit-terms.ts';
import { withoutOffer } from './without-offer.ts';

/** What stands against a line: codes of adverse action, the names of the rules, and what no code has words for, in full. */
export type ReasonsAgainst = {
  readonly reasonCodes: readonly string[];
  readonly failures: readonly string[];
  readonly statedReasons: readonly string[];
};

/** Why terms that were chosen can no longer be had, as a notice says it. */
export function reasonsAgainst(
  { policy, ...scenario }: PricingScenario,
  refusal: FitRefusal,
): ReasonsAgainst {
  if (refusal !== 'DTI' && refusal !== 'EQUITY') {
    const failure = withoutOffer(refusal);
    return { ...reasonsOfAll([failure]), failures: [failure.rule] };
  }
  const { monthlyIncomeCents: incomeCents, monthlyDebtsCents: debtsCents } = scenario;
  const { maxDtiPct = 0 } = limitsFor(policy, scenario) ?? {};
  const lacking = refusal === 'EQUITY' ? ({ equity: true } as const) : { incomeCents, debtsCents, maxDtiPct };
  return { ...reasonsOfAll(lineFailures(policy, lacking)), failures: [refusal] };
}

function reasonsOfAll(failures: readonly Failure[]): Omit<ReasonsAgainst, 'failures'> {
  return { reasonCodes: reasonsOf(failures), statedReasons: statedFor(failures) };
}
