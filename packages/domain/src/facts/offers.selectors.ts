import { cents } from '../money/cents.ts';
import { cltvPct } from '../money/cltv.ts';
import { acceptedEvaluation } from './accepted-value.selectors.ts';
import { coBorrowerInputs } from './co-borrowers.selectors.ts';
import { changedReport } from './credit.selectors.ts';
import type { Facts } from './facts.ts';
import { retainedLiens } from './liens.selectors.ts';
import { acceptedChange } from './offer-changes.selectors.ts';
import type { Terms } from './offers.facts.ts';
import { lastWhere, newer, newest } from './reading.ts';
import { areSameTerms } from './same-terms.ts';
import { prequalSearch } from './title.selectors.ts';

/** Returns the newest pricing input that makes offers out of date even after submission. */
function newestInputAfterSubmission(facts: Facts) {
  return newest(
    changedReport(facts),
    ...Object.values(coBorrowerInputs(facts)),
    facts.foundLienAnswers.at(-1),
    reviewApproval(facts),
    facts.assets?.answer === 'LINKED' ? facts.assets : undefined,
    lastWhere(facts.winbackAnswers, ({ answer }) => answer === 'ACCEPTED'),
    facts.reofferRequests.at(-1),
  );
}

/** Returns the staff approval that the newest decision on the offers asked for. */
function reviewApproval(facts: Facts) {
  const outcome = facts.initialDecisions.at(-1)?.outcome;
  if (outcome === 'DELINQUENCY') {
    return lastWhere(facts.delinquencyDecisions, ({ decision }) => decision === 'CURED');
  }
  if (outcome !== 'MANUAL_REVIEW') return undefined;
  return lastWhere(facts.underwriterDecisions, ({ decision }) => decision === 'APPROVED');
}

/** Returns the newest pricing input that makes offers out of date. Before submission every input does. */
function newestPricingInput(facts: Facts) {
  if (facts.applicationSubmission) return newestInputAfterSubmission(facts);
  return newest(
    newestInputAfterSubmission(facts),
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

/** Returns the decision on the offers, unless a newer input makes it out of date. */
export function initialDecision(facts: Facts) {
  const decision = facts.initialDecisions.at(-1);
  return newer(decision, newestPricingInput(facts)) ? decision : undefined;
}

/** Returns the borrower's choice among the current offers. */
export function chosenOffer(facts: Facts) {
  const decision = initialDecision(facts);
  return decision && newer(facts.offerSelection, decision) ? facts.offerSelection : undefined;
}

/** Returns whether the borrower must still link or refuse assets, after asking to or by the decision. */
export function assetsArePending(facts: Facts): boolean {
  const decision = initialDecision(facts);
  if (!decision) return false;
  const request = facts.assetRequests.at(-1);
  const pending = newer(request, decision) ? request : decision.outcome === 'ASSETS' ? decision : undefined;
  return pending !== undefined && !newer(facts.assets, pending);
}

/** Returns whether the borrower has an open winback offer, after leaving the offers or after a decline. */
export function winbackIsOpen(facts: Facts): boolean {
  const offered = newest(facts.offerAbandonments.at(-1), facts.winbackOffers.at(-1));
  return offered !== undefined && !newer(facts.winbackAnswers.at(-1), offered);
}

/** Returns whether the open winback follows a decline, so the chosen line is not available. */
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
    facts.coBorrowerIncomeFindings.at(-1),
  );
  return newer(decision, newestInput) ? decision : undefined;
}

/** Returns the newest decision, for the status flags. */
export function latestDecision(facts: Facts) {
  return newest(facts.initialDecisions.at(-1), facts.finalDecisions.at(-1));
}

/** Returns whether a decline for DTI, price or missing assets may still lead to a winback at another term. */
export function declineAllowsWinback(facts: Facts): boolean {
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

/** Returns the decision that an underwriter must still confirm. */
export function manualReview(facts: Facts) {
  const decision = newest(initialDecision(facts), finalDecision(facts));
  const referred = decision?.outcome === 'MANUAL_REVIEW' ? decision : undefined;
  return referred && !newer(facts.underwriterDecisions.at(-1), referred) ? referred : undefined;
}

/** Returns whether the referred decision states no reason for a decline, so that the underwriter must. */
export function referralStatesNoReason(facts: Facts): boolean {
  return (manualReview(facts)?.reasonCodes.length ?? 0) === 0;
}

/** Returns the changed offer that the borrower has not answered. */
export function openChangedOffer(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  return changed && !newer(facts.finalOfferAnswers.at(-1), changed) ? changed : undefined;
}

/** Returns the newest changed offer, unless its decision only confirmed the terms. */
export function offerWithChangedTerms(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  return changed && !areSameTerms(changed.before, changed.after) ? changed : undefined;
}

/**
 * Returns the current terms: the newest that the borrower chose, accepted after a change, or repriced by a choice of their own. Their CLTV is on
 * the value accepted last, even where a valuation only supports the line and changes no price.
 */
export function currentTerms(facts: Facts) {
  return currentTermsEntry(facts)?.terms;
}

/** Returns the current terms with the number of the entry that set them. */
export function currentTermsEntry(facts: Facts) {
  const changed = facts.changedOffers.at(-1);
  const acceptedOffer = changed && newer(acceptedChange(facts), changed) ? changed : undefined;
  const [accepted, repriced] = [acceptedOffer, facts.repricings.at(-1)].map(
    (change) => change && { seq: change.seq, terms: change.after },
  );
  const current = newest(facts.offerSelection, accepted, repriced);
  return current && { seq: current.seq, terms: withAcceptedValue(current.terms, facts) };
}

function withAcceptedValue(terms: Terms, facts: Facts): Terms {
  const valueCents = acceptedEvaluation(facts)?.valueCents;
  if (valueCents === undefined) return terms;
  const liensCents = retainedLiens(facts).map(({ securedCents }) => securedCents);
  return { ...terms, cltvPct: cltvPct(cents(valueCents), liensCents, cents(terms.lineAmountCents)) };
}

/** Returns the current terms, unless newer offers await a choice. Newer offers may not include the earlier one. */
export function chosenTerms(facts: Facts) {
  return newer(facts.offerSelection, facts.initialDecisions.at(-1)) ? currentTerms(facts) : undefined;
}
