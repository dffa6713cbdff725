import type { TermsChange } from './change-reason.ts';
import type { Facts } from './facts.ts';
import type { Terms } from './offers.facts.ts';
import { newer } from './reading.ts';
import { areSameTerms } from './same-terms.ts';

/** A change of terms and its reason. */
type Change = { readonly before: Terms; readonly after: Terms; readonly reason: TermsChange };

/** Returns the borrower's newest acceptance of changed terms. */
export function acceptedChange(facts: Facts) {
  return facts.finalOfferAnswers.findLast(({ answer }) => answer === 'ACCEPTED');
}

/** Returns every change of terms since submission with its reason, oldest first. The last change gives the current terms. */
export function changesSinceSubmission(facts: Facts): readonly Change[] {
  const { applicationSubmission: submission, offerSelection: chosen } = facts;
  if (!submission) return [];
  const recorded = [...acceptedChanges(facts), ...facts.repricings]
    .filter((change) => newer(change, submission))
    .toSorted((a, b) => a.seq - b.seq);
  const changes: Change[] = [];
  let current = submission.terms;
  const addReoffer = (terms: Terms) => {
    if (!areSameTerms(current, terms)) changes.push({ before: current, after: terms, reason: 'CHOSEN_ANEW' });
    current = terms;
  };
  for (const { before, after, reason } of recorded) {
    // Facts keep only the newest choice. An earlier choice shows only as the starting terms of a later change.
    addReoffer(before);
    if (!areSameTerms(before, after)) changes.push({ before, after, reason });
    current = after;
  }
  if (chosen && newer(chosen, recorded.at(-1) ?? submission)) addReoffer(chosen.terms);
  return changes;
}

/** Returns the changed terms that the borrower accepted before later ones replaced them. */
function acceptedChanges({ changedOffers, finalOfferAnswers }: Facts) {
  return changedOffers.filter((changed, index) => {
    const next = changedOffers[index + 1];
    return finalOfferAnswers.some(
      (given) => given.answer === 'ACCEPTED' && newer(given, changed) && (!next || newer(next, given)),
    );
  });
}
