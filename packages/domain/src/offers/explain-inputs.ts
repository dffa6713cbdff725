import type { ExplanationSection, SourcedValue } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { explainDebts, explainLiens } from './explain-debts.ts';
import { explainIncome } from './explain-income.ts';
import { explainValue } from './explain-value.ts';
import type { DecisionContext } from './pricing-scenario.ts';

/** The explained inputs of a decision: income, debts, liens and the value of the home. */
export type ExplainedInputs = {
  readonly income: ExplanationSection;
  readonly debts: ExplanationSection;
  /** One section of the liens that remain on the home; empty without any. */
  readonly liens: readonly ExplanationSection[];
  readonly value: SourcedValue;
  /** Why a value found after the offers reduces the line. */
  readonly found?: ExplanationSection;
};

/**
 * Explains the inputs of a decision on the current facts.
 * @param context the rules and the date of the decision
 */
export function explainInputs(facts: Facts, context: DecisionContext): ExplainedInputs {
  return {
    income: explainIncome(facts, context),
    debts: explainDebts(facts, context),
    liens: explainLiens(facts),
    value: explainValue(facts, context),
  };
}
