import { changedReport } from './credit.selectors.ts';
import type { Facts } from './facts.ts';
import { acceptedChange } from './offer-changes.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';
import { areSameTerms } from './same-terms.ts';
import { prequalSearch } from './title.selectors.ts';

/** What makes the offers be made again at any time, when it is newer than they are: also after submission, where nothing else does. */
function repricedFrom(facts: Facts) {
  return newest(
    changedReport(facts),
    facts.foundLienAnswers.at(-1),
    passedReview(facts),
    facts.assets?.answer === 'LINKED' ? facts.assets : undefined,
    lastWhere(facts.winbackAnswers, ({ answer }) => answer === 'ACCEPTED'),
  );
}

/** A person has passed what the newest decision on the offers left to them. */
function passedReview(facts: Facts) {
  const outcome = facts.initialDecisions.at(-1)?.outcome;
  if (outcome === 'DELINQUENCY') {
    return lastWhere(facts.delinquencyDecisions, ({ decision }) => decision === 'CURED');
  }
  if (outcome !== 'MANUAL_REVIEW') return undefined;
  return lastWhere(facts.underwriterDecisions, ({ decision }) => decision === 'APPROVED');
}

/** Before submission everything that a price rests on may change it. */
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

/** The decision on the offers, unless something that it rests on has changed since. */
export function initialDecision(facts: Facts) {
  const decision = facts.initialDecisions.at(-1);
  return newer(decision, pricedFrom(facts)) ? decision : undefined;
}

/** What the borrower chose among the offers that stand. */
export function chosenOffer(facts: Facts) {
  const decision = initialDecision(facts);
  return decision && newer(facts.offerSelection, decision) ? facts.offerSelection : undefined;
}

/** Assets were asked for, by the decision or by the borrower, and not answered yet. */
export function assetsAreAwaited(facts: Facts): boolean {
  const decision = initialDecision(facts);
  if (!decision) return false;
  const request = facts.assetRequests.at(-1);
  const asked = newer(request, decision) ? request : decision.outcome === 'ASSETS' ? decision : undefined;
  return asked !== undefined && !newer(facts.assets, asked);
}

/** The borrower left the offers, or was offered a way back after a decline, and has not answered. */
export function winbackIsOpen(facts: Facts): boolean {
  const offered = newest(facts.offerAbandonments.at(-1), facts.winbackOffers.at(-1));
  return offered !== undefined && !newer(facts.winbackAnswers.at(-1), offered);
}

/** The way back that is open follows a decline: the line that was chosen cannot be had. */
export function winbackFollowsDecline(facts: Facts): boolean {
  return winbackIsOpen(facts) && newer(facts.winbackOffers.at(-1), facts.offerAbandonments.at(-1));
}

/** The decision on what was verified, unless the income, the choice or the credit has changed since. */
export function finalDecision(facts: Facts) {
  const decision = facts.finalDecisions.at(-1);
  const rests = newest(
    facts.offerSelection,
    facts.incomeSources.at(-1),
    facts.incomeResults.at(-1),
    facts.paystubDecisions.at(-1),
    facts.employerAnswers.at(-1),
  );
  return newer(decision, rests) ? decision : undefined;
}

/** The newest of the decisions, as it stands for the status that the borrower's page reads. */
export function latestDecision(facts: Facts) {
  return newest(facts.initialDecisions.at(-1), facts.finalDecisions.at(-1));
}

/** Declined in a way from which another term may lead back: debts leave no line at the income we know, no assets are to be added, or it has no price. */
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

/** The decision that an underwriter must confirm, while none has. */
export function manualReview(facts: Facts) {
  const decision = newest(initialDecision(facts), finalDecision(facts));
  const asked = decision?.outcome === 'MANUAL_REVIEW' ? decision : undefined;
  return asked && !newer(facts.underwriterDecisions.at(-1), asked) ? asked : undefined;
}

/** Terms that changed after they were chosen and that the borrower has not answered. */
export function openChangedOffer(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  return changed && !newer(facts.finalOfferAnswers.at(-1), changed) ? changed : undefined;
}

/** Terms that took the place of others: what a decision only confirmed is none. */
export function otherTerms(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  return changed && !areSameTerms(changed.before, changed.after) ? changed : undefined;
}

/** The terms that stand: the newest of what was chosen, accepted after a change, or repriced by the borrower's own choice. */
export function currentTerms(facts: Facts) {
  return currentTermsEntry(facts)?.terms;
}

/** The same with the place of the fact that brought them. */
export function currentTermsEntry(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  const taken = changed && newer(acceptedChange(facts), changed) ? changed : undefined;
  const [accepted, repriced] = [taken, facts.repricings.at(-1)].map(
    (change) => change && { seq: change.seq, terms: change.after },
  );
  return newest(facts.offerSelection, accepted, repriced);
}

/** The terms that stand, unless newer offers wait for a choice among them: what was chosen before may not be had any more. */
export function chosenTerms(facts: Facts) {
  return newer(facts.offerSelection, facts.initialDecisions.at(-1)) ? currentTerms(facts) : undefined;
}
