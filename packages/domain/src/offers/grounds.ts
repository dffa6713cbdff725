import type { ExplanationSection, SourcedValue } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { explainDebts, explainLiens } from './explain-debts.ts';
import { explainIncome } from './explain-income.ts';
import { explainValue } from './explain-value.ts';
import type { DecisionContext } from './pricing-scenario.ts';

/** How the inputs of a decision came about: income, debts, liens and the value of the home. */
export type Grounds = {
  readonly income: ExplanationSection;
  readonly debts: ExplanationSection;
  /** One section of the liens that remain on the home, or none. */
  readonly liens: readonly ExplanationSection[];
  readonly value: SourcedValue;
  /** Why a value found later does not support the line, where it changes the line. */
  readonly found?: ExplanationSection;
};

/**
 * Returns how the inputs of a decision on the current facts came about.
 * @param context the rules and the day of the decision
 */
export function groundsOf(facts: Facts, context: DecisionContext): Grounds {
  return {
    income: explainIncome(facts, context),
    debts: explainDebts(facts),
    liens: explainLiens(facts),
    value: explainValue(facts, context),
  };
}
