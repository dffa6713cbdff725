import { creditReport } from '../facts/credit.selectors.ts';
import { isClosedForInactivity } from '../facts/ends.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { REASON_OF_FAILURE } from '../reasons/reason-codes.ts';
import { counterOffer, counterOfferIsRefused, counterOfferReasons } from './counter-offer.ts';
import { type DeclineReason, declineReasonsOf, withUnknownFactors } from './decline-reasons.ts';
import { inquiriesWereKey } from './report.ts';

type Notice = FactValue<'adverseActionNotice'>;

/**
 * The notice that ends the file, as a fact: what kind, and the reason of everything that stands against it, each once (12 CFR 1002.9).
 * The notice prints at most four. A file closed for want of an answer is incomplete, not declined (12 CFR 1002.9(c)); terms that were
 * changed and not taken deny those asked for (12 CFR 1002.9(a)(1)(iv)).
 */
export function adverseActionOf(facts: Facts): Notice {
  const { action, hits: against } = judged(facts);
  const hits = withUnknownFactors(against, creditReport(facts)?.scoreFactors ?? []);
  const reasonCodes = [...new Set(hits.map(({ code }) => code))];
  return {
    action,
    reasonCodes,
    statedReasons: [...new Set(hits.flatMap(({ inFull }) => inFull ?? []))],
    inquiriesWereKey: inquiriesWereKey(facts, reasonCodes),
  };
}

/** The notice as it was sent, else as it would be now. */
export function noticeOf(facts: Facts): DeepReadonly<Notice> {
  return facts.adverseActionNotice.at(-1) ?? adverseActionOf(facts);
}

function judged(facts: Facts): { action: Notice['action']; hits: readonly DeclineReason[] } {
  const isIncomplete = isClosedForInactivity(facts) && !counterOfferLapsed(facts);
  if (isIncomplete)
    return { action: 'INCOMPLETENESS', hits: [{ code: REASON_OF_FAILURE.STOPPED_ANSWERING }] };
  if (counterOfferIsRefused(facts) || counterOfferLapsed(facts)) {
    return { action: 'COUNTER_OFFER', hits: counterOfferReasons(facts) };
  }
  return { action: 'DECLINE', hits: declineReasonsOf(facts) };
}

/** The borrower was silent about other terms, and nothing that we asked for was missing. */
function counterOfferLapsed(facts: Facts): boolean {
  return (
    facts.inactivity !== undefined &&
    facts.incompletenessExpired === undefined &&
    counterOffer(facts) !== undefined
  );
}
