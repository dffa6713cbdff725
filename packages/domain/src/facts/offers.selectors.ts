import { changedReport } from './credit.selectors.ts';
import type { Facts } from './facts.ts';
import { acceptedChange } from './offer-changes.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';
import { areSameTerms } from './same-terms.ts';
import { prequalSearch } from './title.selectors.ts';

/** Returns the newest entry that makes offers out of date at any time, even after submission. */
function repricedFrom(facts: Facts) {
  return newest(
    changedReport(facts),
    facts.foundLienAnswers.at(-1),
    passedReview(facts),
    facts.assets?.answer === 'LINKED' ? facts.assets : undefined,
    lastWhere(facts.winbackAnswers, ({ answer }) => answer === 'ACCEPTED'),
  );
}

/** Returns the staff approval of what the newest decision on the offers referred to review. */
function passedReview(facts: Facts) {
  const outcome = facts.initialDecisions.at(-1)?.outcome;
  if (outcome === 'DELINQUENCY') {
    return lastWhere(facts.delinquencyDecisions, ({ decision }) => decision === 'CURED');
  }
  if (outcome !== 'MANUAL_REVIEW') return undefined;
  return lastWhere(facts.underwriterDecisions, ({ decision }) => decision === 'APPROVED');
}

/** Returns the newest entry that makes offers out of date. Before submission any input of the price does. */
function pricedFrom(facts: Facts) {
  if (facts.applicationSubmission) return repricedFrom(facts);
  return newest(
    repricedFrom(facts),
    facts.offerExpiries.at(-1),
    facts.statedIncome,
    facts.lienAnswers,
    facts.estimatedValue,
    facts.automatedValuations.at(-1),
    prequalSearch(facts),
    lastWhere(facts.titleDecisions, ({ decision }) => decision === 'CLEARED' && !facts.offerSelection),
    lastWhere(facts.ownershipDecisions, ({ decision }) => decision === 'CONFIRMED' && !facts.offerSelection),
  );
}

/** Returns the decision on the offers, unless one of its inputs has changed since. */
export function initialDecision(facts: Facts) {
  const decision = facts.initialDecisions.at(-1);
  return newer(decision, pricedFrom(facts)) ? decision : undefined;
}

/** Returns the borrower's choice among the current offers. */
export function chosenOffer(facts: Facts) {
  const decision = initialDecision(facts);
  return decision && newer(facts.offerSelection, decision) ? facts.offerSelection : undefined;
}

/** Returns whether the borrower must still answer a request for assets, theirs or the decision's. */
export function assetsAreAwaited(facts: Facts): boolean {
  const decision = initialDecision(facts);
  if (!decision) return false;
  const request = facts.assetRequests.at(-1);
  const asked = newer(request, decision) ? request : decision.outcome === 'ASSETS' ? decision : undefined;
  return asked !== undefined && !newer(facts.assets, asked);
}

/** Returns whether a winback offer is open, after the borrower left the offers or after a decline. */
export function winbackIsOpen(facts: Facts): boolean {
  const offered = newest(facts.offerAbandonments.at(-1), facts.winbackOffers.at(-1));
  return offered !== undefined && !newer(facts.winbackAnswers.at(-1), offered);
}

/** Returns whether the open winback follows a decline: the chosen line is not available. */
export function winbackFollowsDecline(facts: Facts): boolean {
  return winbackIsOpen(facts) && newer(facts.winbackOffers.at(-1), facts.offerAbandonments.at(-1));
}

/** Returns the final decision, unless the verified income or the chosen offer has changed since. */
export function finalDecision(facts: Facts) {
  const decision = facts.finalDecisions.at(-1);
  const newestInput = newest(
    facts.offerSelection,
    facts.incomeSources.at(-1),
    facts.incomeResults.at(-1),
    facts.paystubDecisions.at(-1),
    facts.employerAnswers.at(-1),
  );
  return newer(decision, newestInput) ? decision : undefined;
}

/** Returns the newest decision, for the status flags. */
export function latestDecision(facts: Facts) {
  return newest(facts.initialDecisions.at(-1), facts.finalDecisions.at(-1));
}

/** Returns whether another term may still lead to an offer after a DTI or price decline, or after the borrower refuses to add assets. */
export function isDeclinedWithWayBack(facts: Facts): boolean {
  const initial = initialDecision(facts);
  const final = finalDecision(facts);
  const refusedAssets =
    initial?.outcome === 'ASSETS' && newer(facts.assets, initial) && facts.assets.answer !== 'LINKED';
  const declined = newest(
    initial?.outcome === 'DTI_DECLINE' || refusedAssets ? initial : undefined,
    final?.outcome === 'DTI_DECLINE' || final?.outcome === 'PRICE_DECLINE' ? final : undefined,
  );
  return declined !== undefined && !newer(facts.winbackOffers.at(-1), declined);
}

/** Returns the decision that an underwriter must confirm, until one has. */
export function manualReview(facts: Facts) {
  const decision = newest(initialDecision(facts), finalDecision(facts));
  const asked = decision?.outcome === 'MANUAL_REVIEW' ? decision : undefined;
  return asked && !newer(facts.underwriterDecisions.at(-1), asked) ? asked : undefined;
}

/** Returns the changed offer that the borrower has not answered. */
export function openChangedOffer(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  return changed && !newer(facts.finalOfferAnswers.at(-1), changed) ? changed : undefined;
}

/** Returns the newest changed offer, unless its decision only confirmed the terms. */
export function otherTerms(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  return changed && !areSameTerms(changed.before, changed.after) ? changed : undefined;
}

/** Returns the current terms: the newest of those chosen, accepted after a change, or repriced by the borrower's own choice. */
export function currentTerms(facts: Facts) {
  return currentTermsEntry(facts)?.terms;
}

/** Returns the current terms with the number of the entry that set them. */
export function currentTermsEntry(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  const taken = changed && newer(acceptedChange(facts), changed) ? changed : undefined;
  const [accepted, repriced] = [taken, facts.repricings.at(-1)].map(
    (change) => change && { seq: change.seq, terms: change.after },
  );
  return newest(facts.offerSelection, accepted, repriced);
}

/** Returns the current terms, unless newer offers await a choice. An earlier choice may no longer be available then. */
export function chosenTerms(facts: Facts) {
  return newer(facts.offerSelection, facts.initialDecisions.at(-1)) ? currentTerms(facts) : undefined;
}
