import { type CivilDate, daysBetween } from '../dates/civil-date.ts';
import { decisionLine, type ExplanationSection, explanationBy } from '../facts/explanation.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import type { Parcel } from '../facts/property.facts.ts';
import { currentLookup, parcelOf } from '../facts/property.selectors.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import {
  type EligibilityInput,
  type Failure,
  propertyFailures,
  reasonCodesOf,
  statedReasonsOf,
} from '../underwriting/eligibility.ts';
import { ruleLines } from '../underwriting/rule-lines.ts';

/**
 * Returns the answer of property records as a fact, with the property rules that the parcel fails.
 * @param lookedUpOn the date of the answer, at the home
 */
export function propertyLookupFact(
  facts: Facts,
  policy: CreditPolicy,
  found: Pick<FactValue<'propertyLookups'>, 'answer' | 'parcel'>,
  lookedUpOn: CivilDate,
): FactWrite {
  const { answer, parcel } = found;
  const failures = parcel ? parcelFailures(facts, policy, parcel, lookedUpOn) : [];
  return {
    fact: 'propertyLookups',
    value: {
      answer,
      lookedUpOn,
      ...(parcel && { parcel, judged: policyResult(policy, failures) }),
      ...reasonsFor(failures),
    },
  };
}

/** Returns the parcel that operations found as a fact, with the property rules that it fails. */
export function propertyFindingFact(facts: Facts, policy: CreditPolicy, parcel: Parcel): FactWrite {
  const lookup = currentLookup(facts);
  const failures = lookup ? parcelFailures(facts, policy, parcel, lookup.lookedUpOn) : [];
  return {
    fact: 'propertyMatchDecisions',
    value: { decision: 'MATCHED', parcel, judged: policyResult(policy, failures), ...reasonsFor(failures) },
  };
}

/** The policy's result for a home, with the rules it fails. */
function policyResult(policy: CreditPolicy, failures: readonly Failure[]) {
  const decision = reasonCodesOf(failures).length > 0 ? 'INELIGIBLE' : 'GOES_ON';
  const home: ExplanationSection = { code: 'HOME', lines: [...ruleLines(failures), decisionLine(decision)] };
  return { failures: failures.map(({ rule }) => rule), explanation: explanationBy({ policy }, [home]) };
}

function reasonsFor(failures: readonly Failure[]) {
  return { ineligible: [...reasonCodesOf(failures)], statedReasons: [...statedReasonsOf(failures)] };
}

/**
 * Returns the property rules that a parcel fails on the date of its lookup; empty before there is a home.
 * @param lookedUpOn the date of the records' answer, at the home
 */
export function parcelFailures(
  { property }: Facts,
  policy: CreditPolicy,
  parcel: DeepReadonly<Parcel>,
  lookedUpOn: CivilDate,
): readonly Failure[] {
  return property ? propertyFailures(policy, eligibilityHome(property, parcel, lookedUpOn)) : [];
}

/**
 * Returns the home as the eligibility rules need it, from the current parcel.
 * @throws Error before there is a parcel
 */
export function homeForEligibility(facts: Facts): EligibilityInput['property'] {
  const parcel = parcelOf(facts);
  const lookup = currentLookup(facts);
  if (!facts.property || !parcel || !lookup) throw new Error('Checking eligibility requires a parcel.');
  return eligibilityHome(facts.property, parcel, lookup.lookedUpOn);
}

function eligibilityHome(
  { state, occupancy, listedForSale }: NonNullable<Facts['property']>,
  { propertyType, ownership, condition, ownedSince }: DeepReadonly<Parcel>,
  lookedUpOn: CivilDate,
): EligibilityInput['property'] {
  const daysSinceTransfer = daysBetween(ownedSince, lookedUpOn);
  return {
    ...{ state, occupancy, listedForSale },
    ...{ propertyType, ownership, condition, daysSinceTransfer },
  };
}
