import { limitsFor } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { type Failure, noLineFailures, reasonCodesOf, statedReasonsOf } from './eligibility.ts';
import type { FitRefusal } from './fit-terms.ts';
import { refusalAsFailure } from './refusal-as-failure.ts';

/** Adverse action codes, the names of the failed rules, and in full the reasons that no code covers. */
export type RefusalReasons = {
  readonly reasonCodes: readonly string[];
  readonly failures: readonly string[];
  readonly statedReasons: readonly string[];
};

/** Returns the adverse action reasons why chosen terms are no longer available. */
export function refusalReasons(
  { policy, ...scenario }: PricingScenario,
  refusal: FitRefusal,
): RefusalReasons {
  if (refusal !== 'DTI' && refusal !== 'EQUITY') {
    const failure = refusalAsFailure(refusal);
    return { ...codesAndStatedReasons([failure]), failures: [failure.rule] };
  }
  const { monthlyIncomeCents: incomeCents, monthlyDebtsCents: debtsCents } = scenario;
  const { maxDtiPct = 0 } = limitsFor(policy, scenario) ?? {};
  const shortfall =
    refusal === 'EQUITY' ? ({ equity: true } as const) : { incomeCents, debtsCents, maxDtiPct };
  return { ...codesAndStatedReasons(noLineFailures(policy, shortfall)), failures: [refusal] };
}

function codesAndStatedReasons(failures: readonly Failure[]): Omit<RefusalReasons, 'failures'> {
  return { reasonCodes: reasonCodesOf(failures), statedReasons: statedReasonsOf(failures) };
}
