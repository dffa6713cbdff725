import type { TermsChange } from './change-reason.ts';
import type { Facts } from './facts.ts';
import type { Terms } from './offers.facts.ts';
import { newer } from './reading.ts';
import { areSameTerms } from './same-terms.ts';

/** Terms that took the place of others, and why. */
type Change = { readonly before: Terms; readonly after: Terms; readonly reason: TermsChange };

/** The borrower's newest word that they take changed terms. */
export function acceptedChange(facts: Facts) {
  return facts.finalOfferAnswers.findLast(({ answer }) => answer === 'ACCEPTED');
}

/** Terms that took the place of others after the application was submitted, each with its reason, oldest first: from those submitted to those that stand. */
export function changesSinceSubmission(facts: Facts): readonly Change[] {
  const { applicationSubmission: submission, offerSelection: chosen } = facts;
  if (!submission) return [];
  const told = [...takenChanges(facts), ...facts.repricings]
    .filter((change) => newer(change, submission))
    .toSorted((a, b) => a.seq - b.seq);
  const changes: Change[] = [];
  let standing = submission.terms;
  const chooseAnew = (terms: Terms) => {
    if (!areSameTerms(standing, terms))
      changes.push({ before: standing, after: terms, reason: 'CHOSEN_ANEW' });
    standing = terms;
  };
  for (const { before, after, reason } of told) {
    // Of an answer only the newest is known: what was chosen between two changes shows in what the later one begins with.
    chooseAnew(before);
    if (!areSameTerms(before, after)) changes.push({ before, after, reason });
    standing = after;
  }
  if (chosen && newer(chosen, told.at(-1) ?? submission)) chooseAnew(chosen.terms);
  return changes;
}

/** Changed terms that the borrower accepted before others took their place. */
function takenChanges({ changedOffers, finalOfferAnswers }: Facts) {
  return changedOffers.filter((changed, index) => {
    const next = changedOffers[index + 1];
    return finalOfferAnswers.some(
      (given) => given.answer === 'ACCEPTED' && newer(given, changed) && (!next || newer(next, given)),
    );
  });
}
