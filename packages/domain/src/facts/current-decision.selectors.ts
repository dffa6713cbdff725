import { conditionsOfDecision } from './conditions.selectors.ts';
import { alertIsOpen, creditFileIsBlocked, frozenPull, hardPull, softPull } from './credit.selectors.ts';
import type { Decision, SubDecision } from './decisions.ts';
import { isClosedForInactivity, isDeclined } from './ends.selectors.ts';
import type { Facts } from './facts.ts';
import { acceptedChange } from './offer-changes.selectors.ts';
import { chosenOffer, finalDecision, initialDecision, openChangedOffer } from './offers.selectors.ts';
import { propertyIsIneligible, propertyIsUnmatched } from './property.selectors.ts';
import { newer, newest } from './reading.ts';
import { valuationIsDue } from './valuation.selectors.ts';

export type CurrentDecision = { readonly uwDecision: Decision; readonly uwSubDecision: SubDecision };

/** Returns the underwriting decision and subdecision that the application status shows. */
export function currentDecision(facts: Facts): CurrentDecision {
  const uwSubDecision = subDecision(facts);
  return { uwDecision: decision(facts, uwSubDecision), uwSubDecision };
}

function decision(facts: Facts, sub: SubDecision): Decision {
  if (propertyIsIneligible(facts) || propertyIsUnmatched(facts)) return 'INELIGIBLE';
  if (isDeclined(facts) && !isClosedForInactivity(facts)) return 'DECLINE';
  if (isFrozen(facts) || conditionsOfDecision(facts).length > 0 || valuationIsDue(facts)) return 'REVIEW';
  if (sub === 'FINAL_OFFER' || openChangedOffer(facts)) return 'FINAL';
  const { answer } = softPull(facts) ?? {};
  if (answer === 'ERROR' || hardPull(facts)?.answer === 'ERROR') return 'ERROR';
  if (answer === 'NO_HIT') return 'DECLINE';
  const isInReview = answer === 'NO_MATCH' || alertIsOpen(facts);
  return latest(facts)?.decision ?? (isInReview ? 'REVIEW' : 'INITIAL');
}

function subDecision(facts: Facts): SubDecision {
  if (isFrozen(facts)) return 'CREDIT_FROZEN';
  const changed = facts.changedOffers.at(-1);
  const accepted = acceptedChange(facts);
  if (!isDeclined(facts) && valuationIsDue(facts)) return 'BPO_PENDING';
  if (changed && newer(accepted, changed)) return 'FINAL_OFFER';
  // Only an offer changed by a valuation or a legal requirement carries its own explanation.
  if (changed?.explanation) return 'VERIFIED_OFFER';
  return isOnboarded(facts)
    ? 'UNVERIFIED_ONBOARDING_COMPLETE'
    : (latest(facts)?.subDecision ?? 'UNKNOWN_SUBDECISION');
}

/** Returns whether the borrower chose an offer and the hard pull is done, while the decision still uses unverified income. */
function isOnboarded(facts: Facts): boolean {
  const initial = initialDecision(facts);
  const isUnverified =
    initial?.subDecision === 'UNVERIFIED_OFFER' || initial?.subDecision === 'UNVERIFIED_DTI_LIMITED';
  return (
    hardPull(facts) !== undefined &&
    isUnverified &&
    initial === latest(facts) &&
    chosenOffer(facts) !== undefined
  );
}

function latest(facts: Facts) {
  return newest(initialDecision(facts), finalDecision(facts)) ?? facts.initialDecisions.at(-1);
}

function isFrozen(facts: Facts): boolean {
  return frozenPull(facts) !== undefined || creditFileIsBlocked(facts);
}
