import { automatedValuationFact } from '@homeline/domain/valuation/automated-valuation-fact.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import type { AutomatedValue } from '../../vendors/valuation/port.ts';
import { addressOf } from '../documents/address-of.ts';
import { todayAt } from '../rules/decision-context.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Fetches the automated valuation (AVM) of the home. */
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

/** Returns the AVM's estimate. Undefined if it lacks a value, a deviation or a date. */
function estimateOf({ valueCents, forecastStandardDeviation, confidenceScore, valuedOn }: AutomatedValue) {
  if (valueCents === undefined || forecastStandardDeviation === undefined || valuedOn === undefined) {
    return undefined;
  }
  return { valueCents, forecastStandardDeviation, confidenceScore, valuedOn };
}
