import type { Facts } from '../facts/facts.ts';
import { newer } from '../facts/reading.ts';
import { areSameTerms } from './same-terms.ts';

/** The borrower's newest word that they take changed terms. */
export function acceptedChange(facts: Facts) {
  return facts.finalOfferAnswers.findLast(({ answer }) => answer === 'ACCEPTED');
}

/** Terms that took the place of others after the application was submitted, each with its reason, oldest first. */
export function changesSinceSubmission(facts: Facts) {
  const accepted = acceptedChange(facts);
  return [...facts.changedOffers.filter((changed) => newer(accepted, changed)), ...facts.repricings]
    .filter((change) => newer(change, facts.applicationSubmission))
    .filter(({ before, after }) => !areSameTerms(before, after))
    .toSorted((a, b) => a.seq - b.seq);
}
