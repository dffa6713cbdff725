import { creditReport } from '../facts/credit.selectors.ts';
import { isClosedForInactivity } from '../facts/ends.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { REASON_OF_FAILURE } from '../reasons/reason-codes.ts';
import { counterOffer, counterOfferIsRefused } from './counter-offer.ts';
import { counterOfferReasons } from './counter-offer-reasons.ts';
import { type DeclineReason, declineReasonsOf, withUnknownFactors } from './decline-reasons.ts';
import { inquiriesWereKey } from './report.ts';

type Notice = FactValue<'adverseActionNotice'>;

/**
 * Returns the adverse action notice as a fact, with every reason once (12 CFR 1002.9). The notice prints at most four. An application
 * without a response is incomplete (12 CFR 1002.9(c)). A counteroffer not accepted denies the request (12 CFR 1002.9(a)(1)(iv)).
 */
export function adverseActionOf(facts: Facts): Notice {
  const { action, reasons: known } = actionOf(facts);
  const reasons = withUnknownFactors(known, creditReport(facts)?.scoreFactors ?? []);
  const reasonCodes = [...new Set(reasons.map(({ code }) => code))];
  return {
    action,
    reasonCodes,
    statedReasons: [...new Set(reasons.flatMap(({ inFull }) => inFull ?? []))],
    inquiriesWereKey: inquiriesWereKey(facts, reasonCodes),
  };
}

/** Returns the sent notice, else the notice as of now. */
export function noticeOf(facts: Facts): DeepReadonly<Notice> {
  return facts.adverseActionNotice.at(-1) ?? adverseActionOf(facts);
}

function actionOf(facts: Facts): { action: Notice['action']; reasons: readonly DeclineReason[] } {
  const isIncomplete = isClosedForInactivity(facts) && !counterOfferLapsed(facts);
  if (isIncomplete)
    return { action: 'INCOMPLETENESS', reasons: [{ code: REASON_OF_FAILURE.STOPPED_ANSWERING }] };
  if (counterOfferIsRefused(facts) || counterOfferLapsed(facts)) {
    return { action: 'COUNTER_OFFER', reasons: counterOfferReasons(facts) };
  }
  return { action: 'DECLINE', reasons: declineReasonsOf(facts) };
}

/** Returns whether a counteroffer lapsed without a response while no requested item was missing. */
function counterOfferLapsed(facts: Facts): boolean {
  return (
    facts.inactivity !== undefined &&
    facts.incompletenessExpired === undefined &&
    counterOffer(facts) !== undefined
  );
}
