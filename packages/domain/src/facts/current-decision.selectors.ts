import { openConditions } from './conditions.selectors.ts';
import { alertIsOpen, fileIsClosed, frozenPull, hardPull, softPull } from './credit.selectors.ts';
import type { Decision, SubDecision } from './decisions.ts';
import { isClosedForInactivity, isDeclined } from './ends.selectors.ts';
import type { Facts } from './facts.ts';
import { acceptedChange } from './offer-changes.selectors.ts';
import { chosenOffer, finalDecision, initialDecision, openChangedOffer } from './offers.selectors.ts';
import { propertyIsIneligible, propertyIsUnmatched } from './property.selectors.ts';
import { newer, newest } from './reading.ts';
import { valuationIsDue } from './valuation.selectors.ts';

export type CurrentDecision = { readonly uwDecision: Decision; readonly uwSubDecision: SubDecision };

/** How underwriting stands, as the status shows it: the newest decision, and what has come of it since. */
export function currentDecision(facts: Facts): CurrentDecision {
  const uwSubDecision = subDecision(facts);
  return { uwDecision: decision(facts, uwSubDecision), uwSubDecision };
}

function decision(facts: Facts, sub: SubDecision): Decision {
  const ended = isDeclined(facts) && !isClosedForInactivity(facts);
  const home = propertyIsIneligible(facts) || propertyIsUnmatched(facts);
  if (home) return 'INELIGIBLE';
  if (ended) return 'DECLINE';
  if (isFrozen(facts) || openConditions(facts).length > 0 || valuationIsDue(facts)) return 'REVIEW';
  if (sub === 'FINAL_OFFER' || openChangedOffer(facts)) return 'FINAL';
  const { answer } = softPull(facts) ?? {};
  if (answer === 'ERROR' || hardPull(facts)?.answer === 'ERROR') return 'ERROR';
  if (answer === 'NO_HIT') return 'DECLINE';
  const isLookedInto = answer === 'NO_MATCH' || alertIsOpen(facts);
  return latest(facts)?.decision ?? (isLookedInto ? 'REVIEW' : 'INITIAL');
}

function subDecision(facts: Facts): SubDecision {
  if (isFrozen(facts)) return 'CREDIT_FROZEN';
  const changed = facts.changedOffers.at(-1);
  const accepted = acceptedChange(facts);
  if (!isDeclined(facts) && valuationIsDue(facts)) return 'BPO_PENDING';
  if (changed && newer(accepted, changed)) return 'FINAL_OFFER';
  // A valuation or a legal requirement changed the offer, not a decision on income.
  if (changed?.explanation) return 'VERIFIED_OFFER';
  const decided = latest(facts);
  return isOnboarded(facts)
    ? 'UNVERIFIED_ONBOARDING_COMPLETE'
    : (decided?.subDecision ?? 'UNKNOWN_SUBDECISION');
}

/** Returns whether the chosen offer was submitted and credit hard-pulled, with nothing verified yet. */
function isOnboarded(facts: Facts): boolean {
  const decided = initialDecision(facts);
  const isStated =
    decided?.subDecision === 'UNVERIFIED_OFFER' || decided?.subDecision === 'UNVERIFIED_DTI_LIMITED';
  return (
    hardPull(facts) !== undefined && isStated && decided === latest(facts) && chosenOffer(facts) !== undefined
  );
}

function latest(facts: Facts) {
  return newest(initialDecision(facts), finalDecision(facts)) ?? facts.initialDecisions.at(-1);
}

function isFrozen(facts: Facts): boolean {
  return frozenPull(facts) !== undefined || fileIsClosed(facts);
}
