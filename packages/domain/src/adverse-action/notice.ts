import { counterOfferIsRefused, endingDecisions, isClosedForInactivity } from '../application/ends.ts';
import { creditReport, hasNoCreditFile } from '../credit/pulls.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { incomeAttemptFailed } from '../income/attempt.ts';
import { finalDecision, initialDecision, isDeclinedForDti } from '../offers/decided.ts';
import { currentLookup, propertyIsIneligible, propertyIsUnmatched } from '../property/records.ts';
import { isReasonCode } from './reasons.ts';
import { explainScore } from './score-factors.ts';

/** The reason that each review's refusal stands for. */
const REASON_OF: Readonly<Record<ReturnType<typeof endingDecisions>[number], string>> = {
  ownershipDecisions: 'AA29',
  fraudAlertDecisions: 'AA25',
  lienDecisions: 'AA30',
  delinquencyDecisions: 'AA17',
  underwriterDecisions: 'AA24',
  hardCreditDecisions: 'AA22',
  bankDecisions: 'AA25',
  identityDecisions: 'AA25',
  sanctionsDecisions: 'AA24',
  valuationDecisions: 'AA27',
  titleDecisions: 'AA29',
  trustDecisions: 'AA29',
  complianceDecisions: 'AA24',
  fundingDecisions: 'AA24',
};

/**
 * The notice that ends the file, as a fact: what kind, and every reason (12 CFR 1002.9). The notice prints at most four.
 * A file closed for want of an answer is incomplete, not declined (12 CFR 1002.9(c)).
 */
export function adverseActionOf(facts: Facts): FactValue<'adverseActionNotice'> {
  if (isClosedForInactivity(facts)) return { action: 'INCOMPLETENESS', reasonCodes: ['AA01'] };
  if (counterOfferIsRefused(facts)) return { action: 'COUNTER_OFFER', reasonCodes: ['AA24'] };
  return { action: 'DECLINE', reasonCodes: [...new Set(declineReasons(facts))] };
}

function declineReasons(facts: Facts): readonly string[] {
  const decided = endingDecisions(facts).map((name) => REASON_OF[name]);
  if (decided.length > 0) return decided;
  if (propertyIsUnmatched(facts)) return ['AA27'];
  if (propertyIsIneligible(facts)) return currentLookup(facts)?.ineligible ?? [];
  if (hasNoCreditFile(facts)) return ['AA14'];
  if (incomeAttemptFailed(facts)) return ['AA10'];
  if (facts.brokerOpinionEvaluations.at(-1)?.outcome === 'INSUFFICIENT') return ['AA23'];
  const final = finalDecision(facts);
  const initial = initialDecision(facts);
  if (isDeclinedForDti(facts)) return dtiReasons(final?.reasonCodes ?? initial?.reasonCodes ?? []);
  return explainScore(
    initial?.reasonCodes.filter(isReasonCode) ?? ['AA24'],
    creditReport(facts)?.scoreFactors ?? [],
  );
}

function dtiReasons(known: readonly string[]): readonly string[] {
  return known.length > 0 ? known : ['AA09'];
}
