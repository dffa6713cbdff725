import type { CivilDate } from '../dates/civil-date.ts';
import type { FactValue } from '../facts/facts.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { type AutomatedValuation, usableValue } from './avm.ts';

type Valuation = FactValue<'automatedValuations'>;

/**
 * Returns the recorded form of an automated valuation, with the value to lend on.
 * @param valuation undefined when the provider has none
 * @param today the date at the home
 */
export function recordedValuation(
  policy: CreditPolicy,
  valuation: AutomatedValuation | undefined,
  today: CivilDate,
): Valuation {
  if (!valuation) return { answer: 'NO_HIT' };
  const { valueCents, forecastStandardDeviation, confidenceScore, valuedOn } = valuation;
  const used = usableValue(policy, valuation, today);
  const answers: Record<typeof used.outcome, Valuation['answer']> = {
    ACCEPTED: 'HIT',
    HAIRCUT: 'HIT_HAIRCUT',
    NOT_USABLE: 'LOW_CONFIDENCE',
  };
  return {
    answer: answers[used.outcome],
    valueCents,
    forecastStandardDeviation,
    valuedOn,
    ...(confidenceScore === undefined ? {} : { confidenceScore }),
    by: { policy: { version: policy.version, sha256: policy.sha256 }, ...used.by },
    ...(used.outcome === 'NOT_USABLE' ? {} : { adjustedValueCents: used.adjustedValueCents }),
  };
}
