import { automatedValuationFact } from '@homeline/domain/valuation/automated-valuation-fact.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { AutomatedValue } from '../../vendors/valuation/port.ts';
import { todayAt } from '../offers/decision-context.ts';
import { addressOf } from '../property/address-of.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Asks for a computer's estimate of the home's value. */
export const fetchAutomatedValuation: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'fetchAutomatedValuation',
    critical: false,
    exchange: context.vendors.valuation.automated,
    request: (facts, intent) => ({ ...intent, address: addressOf(facts) }),
    facts: (found, facts) => {
      const { policy } = rulesOf(context, run.organisation, facts);
      return [automatedValuationFact(policy, estimateOf(found), todayAt(context, facts))];
    },
  });
};

/** An estimate without a value, a deviation or a day is none. */
function estimateOf({ valueCents, forecastStandardDeviation, confidenceScore, valuedOn }: AutomatedValue) {
  if (valueCents === undefined || forecastStandardDeviation === undefined || valuedOn === undefined) {
    return undefined;
  }
  return { valueCents, forecastStandardDeviation, confidenceScore, valuedOn };
}
