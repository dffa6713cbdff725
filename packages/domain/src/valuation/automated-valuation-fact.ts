import type { CivilDate } from '../dates/civil-date.ts';
import type { FactValue, FactWrite } from '../facts/facts.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { type AutomatedValuation, usableValue } from './avm.ts';

type Answer = FactValue<'automatedValuations'>['answer'];

/**
 * Returns an automated valuation as a fact, with the value to lend on.
 * @param valuation undefined when the provider has none
 * @param today the date at the home
 */
export function automatedValuationFact(
  policy: CreditPolicy,
  valuation: AutomatedValuation | undefined,
  today: CivilDate,
): FactWrite {
  if (!valuation) return { fact: 'automatedValuations', value: { answer: 'NO_HIT' } };
  const { valueCents, forecastStandardDeviation, confidenceScore, valuedOn } = valuation;
  const used = usableValue(policy, valuation, today);
  const answers: Record<typeof used.outcome, Answer> = {
    ACCEPTED: 'HIT',
    HAIRCUT: 'HIT_HAIRCUT',
    NOT_USABLE: 'LOW_CONFIDENCE',
  };
  return {
    fact: 'automatedValuations',
    value: {
      answer: answers[used.outcome],
      valueCents,
      forecastStandardDeviation,
      valuedOn,
      ...(confidenceScore === undefined ? {} : { confidenceScore }),
      by: { policy: { version: policy.version, sha256: policy.sha256 }, ...used.by },
      ...(used.outcome === 'NOT_USABLE' ? {} : { adjustedValueCents: used.adjustedValueCents }),
    },
  };
}
