import type { Facts } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { payManually } from './changed-offer.ts';
import type { DecisionContext } from './pricing-scenario.ts';

export type WithoutAutopay = Pick<Terms, 'noteRatePct' | 'monthlyPaymentCents'>;

/**
 * Returns the rate and payment of the current line once automatic payment ends. The agreement may provide for them only as one specific
 * change upon one specific event (12 CFR 1026.40(f)(3)(i), comment 40(f)(3)(i)-1). Credit may not depend on automatic payment
 * (12 CFR 1005.10(e)(1)), so a line that isn't available without it keeps its rate.
 * @returns undefined where the rate doesn't depend on automatic payment
 */
export function withoutAutopay(facts: Facts, context: DecisionContext): WithoutAutopay | undefined {
  if (facts.autopay?.payType === 'MANUAL') return undefined;
  const ended = payManually(facts, context).find((write) => write.fact === 'repricings');
  if (!ended) return undefined;
  const { before, after } = ended.value;
  const { noteRatePct, monthlyPaymentCents } = after;
  return noteRatePct > before.noteRatePct ? { noteRatePct, monthlyPaymentCents } : undefined;
}
