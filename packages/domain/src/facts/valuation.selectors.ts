import type { Cents } from '../money/cents.ts';
import { acceptedEvaluation } from './accepted-value.selectors.ts';
import type { Facts } from './facts.ts';
import { identityIsVerified, sanctionsBlockApplication } from './identity.selectors.ts';
import { finalDecision, openChangedOffer } from './offers.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** Returns the AVM result for the current property. */
export function automatedValue(facts: Facts) {
  const valuation = facts.automatedValuations.at(-1);
  return newer(valuation, facts.property) ? valuation : undefined;
}

/** Returns whether the AVM is unusable. The borrower's own estimate then prices the first offers. */
export function needsEstimate(facts: Facts): boolean {
  const valuation = automatedValue(facts);
  return valuation !== undefined && valuation.adjustedValueCents === undefined;
}

/**
 * Returns the stage at which a BPO is due: always in Texas (by specification), elsewhere without a usable AVM (our rule).
 * INCOME for Texas with an AVM haircut, IDENTITY for every other case, undefined when no BPO is due.
 */
export function valuationRequiredAt(facts: Facts): 'INCOME' | 'IDENTITY' | undefined {
  const valuation = automatedValue(facts);
  if (!valuation || !facts.property) return undefined;
  const isTexas = facts.property.state === 'TX';
  if (isTexas && valuation.answer === 'HIT_HAIRCUT') return 'INCOME';
  return isTexas || valuation.adjustedValueCents === undefined ? 'IDENTITY' : undefined;
}

/** Returns whether the borrower pays for a valuation: always in Texas, elsewhere without a usable AVM. */
export function valuationIsCharged(facts: Facts): boolean {
  return facts.property?.state === 'TX' || needsEstimate(facts);
}

/** Returns whether a BPO was evaluated or operations accepted a value. */
export function valuationIsFinished(facts: Facts): boolean {
  const accepted = lastWhere(
    facts.valuationDecisions,
    ({ decision }) => decision === 'VALUE_ACCEPTED' || decision === 'VALUE_LOWERS_OFFER',
  );
  return newest(acceptedEvaluation(facts), accepted) !== undefined;
}

/** Returns whether an unfinished BPO is due at the current stage. */
export function valuationIsDue(facts: Facts): boolean {
  if (valuationIsFinished(facts)) return false;
  const at = valuationRequiredAt(facts);
  if (at === 'IDENTITY') return identityIsVerified(facts) && !sanctionsBlockApplication(facts);
  const decision = finalDecision(facts);
  const hasFinalOffer = decision?.outcome === 'KEEPS_OFFER' || decision?.outcome === 'CHANGED_OFFER';
  return at === 'INCOME' && hasFinalOffer && !openChangedOffer(facts);
}

/** Returns the newest BPO order, by the borrower or by operations after a failed visit. */
export function brokerOpinionOrder(facts: Facts) {
  return newest(
    lastWhere(facts.brokerOpinionOrders, ({ decision }) => decision === 'ORDERED'),
    lastWhere(facts.valuationDecisions, ({ decision }) => decision === 'REORDERED'),
  );
}

/** Returns the BPO that answers the current order. */
export function brokerOpinion(facts: Facts) {
  const order = brokerOpinionOrder(facts);
  const opinion = facts.brokerOpinions.at(-1);
  return order && newer(opinion, order) ? opinion : undefined;
}

/** Returns the evaluation of the current BPO. */
export function brokerOpinionEvaluation(facts: Facts) {
  const opinion = brokerOpinion(facts);
  const evaluation = facts.brokerOpinionEvaluations.at(-1);
  return opinion && newer(evaluation, opinion) ? evaluation : undefined;
}

/** Returns the newest evaluation if its value supports no line. */
export function insufficientValue(facts: Facts) {
  const evaluation = facts.brokerOpinionEvaluations.at(-1);
  return evaluation?.outcome === 'INSUFFICIENT' ? evaluation : undefined;
}

/** Returns whether operations must resolve the valuation, for a missing report or a value out of tolerance. */
export function valuationIsHeld(facts: Facts): boolean {
  const opinion = brokerOpinion(facts);
  if (!opinion) return false;
  const evaluation = brokerOpinionEvaluation(facts);
  const unresolved =
    opinion.answer !== 'REPORT'
      ? opinion
      : evaluation?.outcome === 'OUT_OF_TOLERANCE'
        ? evaluation
        : undefined;
  return unresolved !== undefined && !newer(facts.valuationDecisions.at(-1), unresolved);
}

/** Returns the value that prices the line, in cents: a BPO that lowered the offer, else the AVM, else the borrower's estimate. */
export function lendingValueCents(facts: Facts): Cents | undefined {
  const lowered = lastWhere(facts.brokerOpinionEvaluations, ({ outcome }) => outcome === 'LOWERS_OFFER');
  return lowered?.valueCents ?? automatedValue(facts)?.adjustedValueCents ?? facts.estimatedValue?.valueCents;
}
