import { isCancelled } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { acceptedChange } from '../facts/offer-changes.selectors.ts';
import { offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { areWorseTerms } from '../facts/same-terms.ts';

/**
 * Returns the open counteroffer that the borrower has not accepted: worse terms after a change, a winback instead of a decline, or a
 * reoffer without the submitted line at its price. Looking at offers doesn't accept one.
 * Source: 12 CFR 1002.2(c)(1)(i), 1002.9(a)(1)(iv).
 */
export function counterOffer(facts: Facts): { readonly seq: number; readonly at: string } | undefined {
  const changed = worseChange(facts);
  const offered = newest(changed, facts.winbackOffers.at(-1), worseOffers(facts));
  const taken = offered === changed ? acceptedChange(facts) : facts.offerSelection;
  return newer(taken, offered) ? undefined : offered;
}

/** Returns the changed offer if its terms are worse. */
export function worseChange(facts: Facts) {
  const changed = offerWithChangedTerms(facts);
  return changed && areWorseTerms(changed.after, changed.before) ? changed : undefined;
}

/** Returns whether the borrower ended the application with a counteroffer open, which counts as a denial of the request. */
export function counterOfferIsRefused(facts: Facts): boolean {
  return isCancelled(facts) && counterOffer(facts) !== undefined;
}

/**
 * Returns the reoffer after submission that lacks the submitted line or raises its price. A change that comes only from adding the
 * borrower's own assets isn't a denial.
 */
function worseOffers(facts: Facts) {
  const since = facts.initialDecisions.filter((decision) => newer(decision, facts.applicationSubmission));
  const decision = since.at(-1);
  if (decision?.outcome !== 'OFFERS' || !isWorse(decision, facts)) return undefined;
  const added = newer(facts.assets, facts.applicationSubmission) ? facts.assets : undefined;
  const before = added && since.findLast(({ seq }) => seq < added.seq);
  return before && before.outcome === 'OFFERS' && !isWorse(before, facts) ? undefined : decision;
}

function isWorse({ submittedTerms }: Facts['initialDecisions'][number], { offerSelection }: Facts): boolean {
  if (!offerSelection) return false;
  return submittedTerms === undefined || areWorseTerms(submittedTerms, offerSelection.terms);
}
