import { cents } from '../money/cents.ts';
import { dtiLine, equityLine, interestOnlyDtiLine, paymentRoom } from '../pricing/ratios.ts';
import {
  type Capacity,
  type Consequence,
  type EligibilityInput,
  type Failure,
  RULES,
} from './eligibility-rules.ts';
import { limitsFor } from './limits.ts';
import type { CreditPolicy } from './policy.ts';

export type Eligibility = Omit<Consequence, 'reasonCode'> & {
  /** Every rule that fails, in the order in which they are applied; the first decides. */
  failures: readonly Failure[];
  /** Of all failing rules, each once. */
  reasonCodes: readonly string[];
  capacity: Capacity | undefined;
};

/**
 * Judges a file by a credit policy. A decision table that collects: every failing rule is kept for the notice of adverse action, the
 * first one in the listed order decides.
 */
export function checkEligibility(policy: CreditPolicy, input: EligibilityInput): Eligibility {
  const capacity = capacityOf(policy, input);
  const failures = RULES.flatMap(({ rule, fails }) => {
    const consequence = fails({ ...input, policy, carried: capacity });
    return consequence ? [{ rule, ...consequence }] : [];
  });
  const reasonCodes = [...new Set(failures.flatMap(({ reasonCode }) => reasonCode ?? []))];
  const [first] = failures;
  if (!first) return { ...offered(capacity), step: 'OFFER_SELECTION', failures, reasonCodes, capacity };
  const { decision, subDecision, step } = first;
  return { decision, subDecision, step, failures, reasonCodes, capacity };
}

/** The reason codes of the rules about the property alone that a home fails. */
export function propertyReasons(
  policy: CreditPolicy,
  property: EligibilityInput['property'],
): readonly string[] {
  return checkEligibility(policy, { property }).reasonCodes;
}

function offered(capacity: Capacity | undefined): Pick<Consequence, 'decision' | 'subDecision'> {
  const byDti = capacity !== undefined && capacity.dtiLineCents < capacity.equityLineCents;
  return { decision: 'SELECT', subDecision: byDti ? 'UNVERIFIED_DTI_LIMITED' : 'UNVERIFIED_OFFER' };
}

function capacityOf(
  policy: CreditPolicy,
  { property, credit, capacity }: EligibilityInput,
): Capacity | undefined {
  const limits =
    credit?.fico === undefined ? undefined : limitsFor(policy, { ...property, fico: credit.fico });
  if (!limits || !capacity) return undefined;
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = capacity;
  const { maxCltvPct, maxDtiPct, maxLineCents } = limits;
  const equityLineCents = equityLine(valueCents, retainedLiensCents, { maxCltvPct, capCents: maxLineCents });
  const room = paymentRoom(monthlyIncomeCents, monthlyDebtsCents, maxDtiPct);
  const dtiLineCents = capacity.interestOnly
    ? interestOnlyDtiLine(room, capacity.noteRatePct)
    : dtiLine(room, capacity.noteRatePct, capacity.months);
  const offeredMaxCents = cents(Math.min(equityLineCents, dtiLineCents));
  return { maxCltvPct, maxDtiPct, equityLineCents, dtiLineCents, offeredMaxCents };
}
