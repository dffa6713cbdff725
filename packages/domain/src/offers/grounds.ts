import type { ExplanationSection, Grounded } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { explainDebts, explainLiens } from './explain-debts.ts';
import { explainIncome } from './explain-income.ts';
import { explainValue } from './explain-value.ts';
import type { DecisionContext } from './pricing-scenario.ts';

/** What a decision rests on that has grounds of its own: how the income and the debts are made up, and where the value comes from. */
export type Grounds = {
  readonly income: ExplanationSection;
  readonly debts: ExplanationSection;
  /** One section of the liens that stay on the home, or none without any. */
  readonly liens: readonly ExplanationSection[];
  readonly value: Grounded;
  /** Why a value that was found later does not support the line, where that is what changes it. */
  readonly found?: ExplanationSection;
};

/**
 * The grounds of a decision that is made on the facts as they stand; what a later value does to the line is for whoever finds it to add.
 * @param context the rules and the day that it is decided by
 */
export function groundsOf(facts: Facts, context: DecisionContext): Grounds {
  return {
    income: explainIncome(facts, context),
    debts: explainDebts(facts),
    liens: explainLiens(facts),
    value: explainValue(facts, context),
  };
}
