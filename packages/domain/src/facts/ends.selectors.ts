import type { Facts } from './facts.ts';
import { finalDecision, initialDecision } from './offers.selectors.ts';
import { newer } from './reading.ts';
import { insufficientValue } from './valuation.selectors.ts';

/** The review decision that ends the application, by log. */
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

/** Returns the logs that hold an ending decision, in table order. */
export function endingDecisions(facts: Facts): readonly (keyof typeof ENDING_DECISIONS)[] {
  const names = Object.keys(ENDING_DECISIONS) as (keyof typeof ENDING_DECISIONS)[];
  return names.filter((name) => facts[name].some(({ decision }) => decision === ENDING_DECISIONS[name]));
}

/** Returns whether the application was declined, by staff, by a rule or by an adverse action notice. */
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

/** Returns the withdrawal, unless staff reopened the application after it. */
export function standingCancellation({ cancellation, reopenings }: Facts): Facts['cancellation'] {
  return newer(cancellation, reopenings.at(-1)) ? cancellation : undefined;
}

/** Returns whether the borrower withdrew, by cancelling or by refusing the remaining option. */
export function isCancelled(facts: Facts): boolean {
  return standingCancellation(facts) !== undefined || refusedLastOption(facts);
}

/** Returns whether the borrower refused the only way on. */
export function refusedLastOption(facts: Facts): boolean {
  return (
    facts.brokerOpinionOrders.at(-1)?.decision === 'REFUSED' ||
    facts.winbackAnswers.at(-1)?.answer === 'REFUSED' ||
    facts.finalOfferAnswers.at(-1)?.answer === 'REFUSED'
  );
}

/** Returns the hold that staff placed and did not release. */
export function standingHold({ holds }: Facts): Facts['holds'][number] | undefined {
  const last = holds.at(-1);
  return last?.hold === 'PLACED' ? last : undefined;
}

/** Returns whether staff stopped the application. */
export function isOnHold(facts: Facts): boolean {
  return standingHold(facts) !== undefined;
}

/** Returns whether an owner rescinded (12 CFR 1026.15). */
export function isRescinded(facts: Facts): boolean {
  return facts.rescissionExercised !== undefined;
}

/** Returns whether the application closed for lack of a response to a notice of incompleteness (12 CFR 1002.9(c)). */
export function isClosedForInactivity(facts: Facts): boolean {
  return facts.inactivity !== undefined || facts.incompletenessExpired !== undefined;
}

/** Returns whether the notice of adverse action was sent (12 CFR 1002.9). */
export function noticeIsSent(facts: Facts): boolean {
  return facts.adverseActionNotice.length > 0;
}
