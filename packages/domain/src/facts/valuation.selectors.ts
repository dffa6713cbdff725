import type { Cents } from '../money/cents.ts';
import type { Facts } from './facts.ts';
import { identityIsVerified, sanctionsStandInTheWay } from './identity.selectors.ts';
import { finalDecision, openChangedOffer } from './offers.selectors.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** The automated value of the property as it is now. */
export function automatedValue(facts: Facts) {
  const valuation = facts.automatedValuations.at(-1);
  return newer(valuation, facts.property) ? valuation : undefined;
}

/** The automated value cannot be lent on, so that the borrower's own estimate prices the first offer. */
export function needsEstimate(facts: Facts): boolean {
  const valuation = automatedValue(facts);
  return valuation !== undefined && valuation.adjustedValueCents === undefined;
}

/**
 * Where a broker's opinion is due: for Texas always (the specification's), and anywhere when no automated value is usable (ours).
 * INCOME: Texas with a value accepted only with a haircut. IDENTITY: otherwise. Undefined: none is due.
 */
export function valuationRequiredAt(facts: Facts): 'INCOME' | 'IDENTITY' | undefined {
  const valuation = automatedValue(facts);
  if (!valuation || !facts.property) return undefined;
  const isTexas = facts.property.state === 'TX';
  if (isTexas && valuation.answer === 'HIT_HAIRCUT') return 'INCOME';
  return isTexas || valuation.adjustedValueCents === undefined ? 'IDENTITY' : undefined;
}

/** The borrower pays for a valuation: in Texas always, elsewhere where no automated one is usable. */
export function valuationIsCharged(facts: Facts): boolean {
  return facts.property?.state === 'TX' || needsEstimate(facts);
}

/** The broker's opinion has been judged, or operations have accepted a value. */
export function valuationIsFinished(facts: Facts): boolean {
  const judged = lastWhere(
    facts.brokerOpinionEvaluations,
    ({ outcome }) => outcome === 'SUPPORTS_OFFER' || outcome === 'LOWERS_OFFER',
  );
  const accepted = lastWhere(
    facts.valuationDecisions,
    ({ decision }) => decision === 'VALUE_ACCEPTED' || decision === 'VALUE_LOWERS_OFFER',
  );
  return newest(judged, accepted) !== undefined;
}

/** The file has come to the place where the opinion is due, and it is not finished. */
export function valuationIsDue(facts: Facts): boolean {
  if (valuationIsFinished(facts)) return false;
  const at = valuationRequiredAt(facts);
  if (at === 'IDENTITY') return identityIsVerified(facts) && !sanctionsStandInTheWay(facts);
  const decision = finalDecision(facts);
  const keepsOrAccepted = decision?.outcome === 'KEEPS_OFFER' || decision?.outcome === 'CHANGED_OFFER';
  return at === 'INCOME' && keepsOrAccepted && !openChangedOffer(facts);
}

/** The order for an opinion: the borrower's, or operations' after a failed visit. */
export function brokerOpinionOrder(facts: Facts) {
  return newest(
    lastWhere(facts.brokerOpinionOrders, ({ decision }) => decision === 'ORDERED'),
    lastWhere(facts.valuationDecisions, ({ decision }) => decision === 'REORDERED'),
  );
}

/** The opinion that answers the order. */
export function brokerOpinion(facts: Facts) {
  const order = brokerOpinionOrder(facts);
  const opinion = facts.brokerOpinions.at(-1);
  return order && newer(opinion, order) ? opinion : undefined;
}

/** How the opinion was judged. */
export function brokerOpinionEvaluation(facts: Facts) {
  const opinion = brokerOpinion(facts);
  const evaluation = facts.brokerOpinionEvaluations.at(-1);
  return opinion && newer(evaluation, opinion) ? evaluation : undefined;
}

/** The value found last carries no line, and why. */
export function insufficientValue(facts: Facts) {
  const evaluation = facts.brokerOpinionEvaluations.at(-1);
  return evaluation?.outcome === 'INSUFFICIENT' ? evaluation : undefined;
}

/** Operations must find a way: the agent could not do it, or the value is out of tolerance. */
export function valuationIsHeld(facts: Facts): boolean {
  const opinion = brokerOpinion(facts);
  if (!opinion) return false;
  const evaluation = brokerOpinionEvaluation(facts);
  const stuck =
    opinion.answer !== 'REPORT'
      ? opinion
      : evaluation?.outcome === 'OUT_OF_TOLERANCE'
        ? evaluation
        : undefined;
  return stuck !== undefined && !newer(facts.valuationDecisions.at(-1), stuck);
}

/** The value that we lend on: the judged opinion, else the automated value, else what the borrower believes. In cents. */
export function lendingValueCents(facts: Facts): Cents | undefined {
  const judged = lastWhere(facts.brokerOpinionEvaluations, ({ outcome }) => outcome === 'LOWERS_OFFER');
  return judged?.valueCents ?? automatedValue(facts)?.adjustedValueCents ?? facts.estimatedValue?.valueCents;
}
