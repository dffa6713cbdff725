import type { estimateLine as call } from '@homeline/contract/offers/estimate-line.ts';
import { noFacts } from '@homeline/domain/facts/facts.ts';
import { type LineEstimate, lineEstimate } from '@homeline/domain/offers/line-estimate.ts';
import { outdatedFigure } from '@homeline/domain/rules/outdated-figure.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { businessDate } from '../rules/rule-publisher.ts';
import { rulesOf } from '../rules/rulebooks.ts';

/** Prices what a visitor would like, by the rules of today. Nobody has applied, so nothing is looked up, pulled or kept. */
export const estimateLine: Handler<typeof call> = async ({ organisation, query }, context) => {
  const lender = context.organisations.get(organisation);
  const rules = rulesOf(context, organisation, noFacts());
  if (outdatedFigure(rules.sheet, noFacts(), businessDate(lender, context.clock)))
    return refuse('FIGURES_OUT_OF_DATE');
  const estimate = estimateOnce(query, { ...rules, states: lender.licensedStates });
  return { sheet: rules.sheet.version, ...(estimate && { estimate }) };
};

const MOST_KEPT = 2000;
const kept = new WeakMap<object, Map<string, LineEstimate | undefined>>();

/** Prices each wish once for a rate sheet: pricing takes a tenth of a second, and anybody may ask. */
function estimateOnce(...[form, context]: Parameters<typeof lineEstimate>): LineEstimate | undefined {
  const known = kept.get(context.sheet) ?? new Map();
  kept.set(context.sheet, known);
  const key = JSON.stringify([form, context.policy.version, context.states]);
  if (!known.has(key)) {
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, lineEstimate(form, context));
  }
  return known.get(key);
}
