import type { Facts } from '@homeline/domain/facts/facts.ts';
import { floodInsuranceIsRequired } from '@homeline/domain/facts/flood.selectors.ts';
import { requiredCoverageCents } from '@homeline/domain/facts/insurance.selectors.ts';

/** Returns what a policy is measured against: for the provider, and to know later whether it must be measured again. */
export function policyNeeds(facts: Facts) {
  const neededCents = requiredCoverageCents(facts);
  const withFlood = floodInsuranceIsRequired(facts);
  return {
    asked: { neededCoverageCents: neededCents, inFloodZone: withFlood },
    kept: { neededCents, withFlood },
  };
}
