import { conditionsToAnswer, conditionsWithState } from '../facts/conditions.selectors.ts';
import { creditFileIsBlocked, frozenPull, hardPull, softPull } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { employerAnswer, incomeResult, uploadedPaystubs } from '../facts/income.selectors.ts';
import { acceptedChange } from '../facts/offer-changes.selectors.ts';
import { finalDecision, offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { lastWhere, newer, newest } from '../facts/reading.ts';

type Arrival = { readonly seq: number; readonly at: string };

/**
 * Returns the newest item that we normally consider: reports, proof of income, the home's value and title, and the applicant's answers.
 * Source: 12 CFR 1002.2(f).
 */
export function newestConsideredItem(facts: Facts): Arrival | undefined {
  return newest(
    facts.applicationSubmission,
    facts.propertyLookups.at(-1),
    facts.ownershipDocuments.at(-1),
    facts.softCredit.at(-1),
    facts.hardCredit.at(-1),
    facts.inquiryAttestation,
    facts.automatedValuations.at(-1),
    facts.estimatedValue,
    facts.lienAnswers,
    facts.foundLienAnswers.at(-1),
    facts.prequalTitle.at(-1),
    facts.assets,
    facts.incomeResults.at(-1),
    facts.paystubs.at(-1),
    facts.employerAnswers.at(-1),
    facts.identityResults.at(-1),
    facts.bankChecks.at(-1),
    facts.brokerOpinions.at(-1),
    facts.finalTitle.at(-1),
    submissionForDecision(facts),
  );
}

/** Returns the newest documents that the decision waited for. A document needed later holds up neither the decision nor its clock. */
function submissionForDecision(facts: Facts) {
  const later = conditionsWithState(facts).flatMap(({ before, uuid }) => (before ? uuid : []));
  return lastWhere(
    facts.conditionSubmissions,
    ({ condition }) => condition === undefined || !later.includes(condition),
  );
}

/** Returns the newest open request to the applicant: to send documents that the decision needs, or to lift a freeze or lock on credit. */
export function openRequest(facts: Facts): Arrival | undefined {
  return newest(
    conditionsToAnswer(facts).findLast(({ before }) => before === undefined),
    creditFileIsBlocked(facts) ? softPull(facts) : undefined,
    frozenPull(facts) === 'HARD' ? hardPull(facts) : undefined,
  );
}

/** Returns whether a submitted application has everything that the decision needs from the applicant and the bureaus. */
export function isComplete(facts: Facts): boolean {
  if (!facts.applicationSubmission || openRequest(facts)) return false;
  const linked = incomeResult(facts)?.answer;
  const hasIncomeProof =
    linked === 'VERIFIED' || linked === 'ERROR' || uploadedPaystubs(facts) || employerAnswer(facts);
  return hardPull(facts) !== undefined && Boolean(hasIncomeProof);
}

/** Returns whether the applicant was told of the approval, at least by implication (comment 9(a)(1)-2 to 12 CFR 1002.9). */
export function isApproved(facts: Facts): boolean {
  const decision = finalDecision(facts);
  const accepted = acceptedChange(facts);
  const changed = offerWithChangedTerms(facts);
  if (changed) return newer(accepted, changed);
  return decision?.outcome === 'KEEPS_OFFER' || decision?.outcome === 'CHANGED_OFFER';
}
