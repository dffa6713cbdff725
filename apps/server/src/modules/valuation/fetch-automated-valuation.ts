import type { Facts } from '@homeline/domain/facts/facts.ts';
import { recordedValuation } from '@homeline/domain/valuation/recorded-valuation.ts';
import type { Context } from '../../context.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler, TaskRun } from '../../jobs/queue.ts';
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
    facts: (found, facts) => [
      { fact: 'automatedValuations', value: valuationOf(context, run, found, facts) },
    ],
  });
};

/** Values the home once more before funding, as a funding officer asked. */
export const valueHomeAgain: TaskHandler = async (context, run) => {
  const { valuationRefreshOrders } = await loadRelevantFacts(context.db, run);
  await withIntent(context, run, {
    task: 'valueHomeAgain',
    // Each order is a separate call: the funding officer may ask again at the same step.
    name: `valueHomeAgain/${valuationRefreshOrders.length}`,
    critical: false,
    exchange: context.vendors.valuation.automated,
    request: (facts, intent) => ({ ...intent, address: addressOf(facts) }),
    facts: (found, facts) => [
      { fact: 'refreshedValuations', value: valuationOf(context, run, found, facts) },
    ],
  });
};

function valuationOf(context: Context, run: TaskRun, found: AutomatedValue, facts: Facts) {
  const { policy } = rulesOf(context, run.organisation, facts);
  return recordedValuation(policy, estimateOf(found), todayAt(context, facts));
}

/** Returns the AVM's estimate. Undefined if it lacks a value, a deviation or a date. */
function estimateOf({ valueCents, forecastStandardDeviation, confidenceScore, valuedOn }: AutomatedValue) {
  if (valueCents === undefined || forecastStandardDeviation === undefined || valuedOn === undefined) {
    return undefined;
  }
  return { valueCents, forecastStandardDeviation, confidenceScore, valuedOn };
}
