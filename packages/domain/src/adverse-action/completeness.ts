import { documentsAreRequested, openConditions } from '../facts/conditions.selectors.ts';
import { creditFileIsBlocked, frozenPull, hardPull, softPull } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { employerAnswer, incomeResult, uploadedPaystubs } from '../facts/income.selectors.ts';
import { acceptedChange } from '../facts/offer-changes.selectors.ts';
import { finalDecision, offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { newer, newest } from '../facts/reading.ts';

type Arrival = { readonly seq: number; readonly at: string };

/**
 * When the newest of what we normally consider came: reports, proof of income, the value and title of the home, and what we asked of the
 * applicant. Source: 12 CFR 1002.2(f).
 */
export function newestConsidered(facts: Facts): Arrival | undefined {
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
    facts.conditionSubmissions.at(-1),
  );
}

/** What was asked of the applicant and has not come: documents, or a credit file that they keep closed. */
export function openQuestion(facts: Facts): Arrival | undefined {
  return newest(
    documentsAreRequested(facts) ? openConditions(facts).at(-1) : undefined,
    creditFileIsBlocked(facts) ? softPull(facts) : undefined,
    frozenPull(facts) === 'HARD' ? hardPull(facts) : undefined,
  );
}

/** A submitted application for which everything has come that the applicant and the bureaus can bring before the decision. */
export function isComplete(facts: Facts): boolean {
  if (!facts.applicationSubmission || openQuestion(facts)) return false;
  const linked = incomeResult(facts)?.answer;
  const isShown =
    linked === 'VERIFIED' || linked === 'ERROR' || uploadedPaystubs(facts) || employerAnswer(facts);
  return hardPull(facts) !== undefined && Boolean(isShown);
}

/** The applicant knows that they have the line, by the terms that stand (comment 9(a)(1)-2 to 12 CFR 1002.9: approval may be implied). */
export function isApproved(facts: Facts): boolean {
  const decision = finalDecision(facts);
  const accepted = acceptedChange(facts);
  const changed = offerWithChangedTerms(facts);
  if (changed) return newer(accepted, changed);
  return decision?.outcome === 'KEEPS_OFFER' || decision?.outcome === 'CHANGED_OFFER';
}
