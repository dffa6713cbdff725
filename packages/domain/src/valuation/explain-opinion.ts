import type { SourcedValue } from '../facts/explanation.ts';
import {
  decisionLine,
  type Explanation,
  type ExplanationLine,
  type ExplanationSection,
  explanationBy,
} from '../facts/explanation.ts';
import type { Limits } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { type Condition, compareWithUsedValue, type FoundValue } from './broker-opinion.ts';

/** A value found after the offers, with its source and the source of the value used for the offers. */
type FoundValueDetails = FoundValue & {
  readonly scenario: PricingScenario;
  readonly used: SourcedValue;
  readonly foundBy: 'BROKER' | 'STAFF';
  readonly condition?: Condition | undefined;
  readonly limits: Limits | undefined;
};

/** Explains why a value supports the chosen line or needs a review, by each test of the policy. */
export function explainOpinion(found: FoundValueDetails & { readonly outcome: string }): Explanation {
  const { lines, ...section } = explainFoundValue(found);
  return explanationBy(found.scenario, [{ ...section, lines: [...lines, decisionLine(found.outcome)] }]);
}

/** Explains how a value compares with the one used: the difference, the home's condition, and the CLTV of the chosen line. */
export function explainFoundValue(found: FoundValueDetails): ExplanationSection {
  const { scenario, used, valueCents, foundBy, condition, limits } = found;
  const { supportsFromPct, tolerancePct } = scenario.policy.brokerOpinion;
  const { differencePct, sharePct, foundCltvPct, usedCltvPct, crossedCutPct, ...tests } =
    compareWithUsedValue(found);
  const conditionLines: ExplanationLine[] = condition
    ? [{ code: 'HOME_CONDITION', amounts: { condition } }]
    : [];
  return {
    code: 'VALUE_FOUND',
    lines: [
      { ...used, code: 'VALUE_USED', amounts: { ...used.amounts, cents: scenario.valueCents } },
      { code: 'VALUE_FOUND', amounts: { cents: valueCents, source: foundBy } },
      {
        code: 'VALUE_DIFFERENCE',
        amounts: { pct: differencePct, tolerancePct, isWithin: tests.isWithinTolerance },
      },
      ...conditionLines,
      { code: 'VALUE_SHARE', amounts: { pct: sharePct, supportsFromPct, isEnough: tests.isNear } },
      {
        code: 'RATE_BAND',
        amounts: { wasPct: usedCltvPct, ...(crossedCutPct !== undefined && { crossedCutPct }) },
      },
      {
        code: 'CLTV_WITH_LINE',
        amounts: { pct: foundCltvPct, ...(limits && { maxPct: limits.maxCltvPct }) },
      },
    ],
  };
}
