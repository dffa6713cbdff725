import type { Facts } from './facts.ts';
import { finalDecision, initialDecision } from './offers.selectors.ts';
import { insufficientValue } from './valuation.selectors.ts';

/** A log in which one decision ends the file. */
const ENDING_DECISIONS = {
  ownershipDecisions: 'REJECTED',
  fraudAlertDecisions: 'CONFIRMED',
  lienDecisions: 'UNRESOLVED',
  delinquencyDecisions: 'CONFIRMED',
  underwriterDecisions: 'DECLINED',
  hardCreditDecisions: 'FAILED',
  bankDecisions: 'FRAUD_CONFIRMED',
  identityDecisions: 'REJECTED',
  sanctionsDecisions: 'CONFIRMED',
  valuationDecisions: 'UNOBTAINABLE',
  titleDecisions: 'REJECTED',
  trustDecisions: 'REJECTED',
  complianceDecisions: 'FAILED',
  fundingDecisions: 'DENIED',
} as const satisfies { [N in keyof Facts]?: string };

/** The reviews whose refusal ends the file, in the table's order. */
export function endingDecisions(facts: Facts): readonly (keyof typeof ENDING_DECISIONS)[] {
  const names = Object.keys(ENDING_DECISIONS) as (keyof typeof ENDING_DECISIONS)[];
  return names.filter((name) => facts[name].some(({ decision }) => decision === ENDING_DECISIONS[name]));
}

/** The file was declined: by a person, by a rule, or by the notice that ends what could not be mended. */
export function isDeclined(facts: Facts): boolean {
  return (
    facts.declineDecision !== undefined ||
    endingDecisions(facts).length > 0 ||
    initialDecision(facts)?.outcome === 'DECLINE' ||
    finalDecision(facts)?.outcome === 'DECLINE' ||
    insufficientValue(facts) !== undefined ||
    facts.adverseActionNotice.some(({ action }) => action === 'DECLINE')
  );
}

/** The borrower ended it: by cancelling, or by refusing what there was. */
export function isCancelled(facts: Facts): boolean {
  return (
    facts.cancellation !== undefined ||
    facts.brokerOpinionOrders.at(-1)?.decision === 'REFUSED' ||
    facts.winbackAnswers.at(-1)?.answer === 'REFUSED' ||
    facts.finalOfferAnswers.at(-1)?.answer === 'REFUSED'
  );
}

/** An owner used the right to rescind (12 CFR 1026.23). */
export function isRescinded(facts: Facts): boolean {
  return facts.rescissionExercised !== undefined;
}

/** Nobody answered in time, after a notice of incompleteness (12 CFR 1002.9(c)). */
export function isClosedForInactivity(facts: Facts): boolean {
  return facts.inactivity !== undefined || facts.incompletenessExpired !== undefined;
}

/** The notice of adverse action has gone out (12 CFR 1002.9). */
export function noticeIsSent(facts: Facts): boolean {
  return facts.adverseActionNotice.length > 0;
}
