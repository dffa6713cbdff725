import type { Facts } from './facts.ts';
import { lastWhere } from './reading.ts';

/** Returns the newest evaluation whose value was accepted, by the policy or by staff: it supports the chosen line or lowers it. */
export function acceptedEvaluation(facts: Facts) {
  return lastWhere(
    facts.brokerOpinionEvaluations,
    ({ outcome }) => outcome === 'SUPPORTS_OFFER' || outcome === 'LOWERS_OFFER',
  );
}
