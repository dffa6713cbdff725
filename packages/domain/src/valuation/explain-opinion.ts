import {
  DECISION,
  type Explanation,
  type ExplanationLine,
  type ExplanationSection,
  explanationBy,
  type Grounded,
} from '../facts/explanation.ts';
import { formatWholeDollars } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import { limitsFor } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { decisionInWords } from '../underwriting/rule-lines.ts';
import { besideUsed, type Condition, type FoundValue } from './broker-opinion.ts';

/** A value that was found after the offers were made, and where it and the one that was used come from. */
type Found = FoundValue & {
  readonly situation: PricingScenario;
  readonly used: Grounded;
  readonly from: string;
  readonly condition?: Condition | undefined;
};

/** Why a value that was found supports the chosen line, or is left to a person: what the policy asks of it, line by line. */
export function explainOpinion(found: Found & { readonly outcome: string }): Explanation {
  const { title, lines } = explainFound(found);
  const decision = { label: DECISION, value: decisionInWords(found.outcome), isTotal: true };
  return explanationBy(found.situation, [{ title, lines: [...lines, decision] }]);
}

/** A value that was found beside the one used: how far off it is, the home's condition, and what it makes of the chosen line's ratio. */
export function explainFound(found: Found): ExplanationSection {
  const { situation, used, valueCents, from, condition } = found;
  const { offPct, sharePct, isWithinTolerance, isNear } = besideUsed(found);
  const { supportsFromPct, tolerancePct } = situation.policy.brokerOpinion;
  return {
    title: 'The value that was found',
    lines: [
      { label: 'Value that the offers rest on', value: formatWholeDollars(situation.valueCents), ...used },
      { label: 'Value that was found', value: formatWholeDollars(valueCents), from },
      {
        label: 'How far off it is',
        value: offPct === 0 ? 'nothing' : `${pct(Math.abs(offPct))} ${offPct < 0 ? 'lower' : 'higher'}`,
        from: isWithinTolerance
          ? `At most ${pct(tolerancePct)}, as the policy asks`
          : `More than ${pct(tolerancePct)}, from where on the policy has a person look at it`,
      },
      ...(condition
        ? [
            {
              label: 'Condition of the home',
              value: decisionInWords(condition),
              from: 'Average or better, or a person looks at it',
            },
          ]
        : []),
      {
        label: 'Its share of the value that the offers rest on',
        value: pct(sharePct),
        from: isNear
          ? `At least ${pct(supportsFromPct)}, near enough by the policy`
          : `Less than the policy’s ${pct(supportsFromPct)}: the line has to stay in its band`,
      },
      ...ratioLines(found),
    ],
  };
}

/** Whether the line stays in its band of the rate sheet, and what it may come to. */
function ratioLines(found: Found): readonly ExplanationLine[] {
  const { situation } = found;
  const { withLinePct, wasPct, crossedCutPct } = besideUsed(found);
  const { maxCltvPct } = limitsFor(situation.policy, situation) ?? {};
  const was = `${pct(wasPct)} with the value that the offers rest on`;
  return [
    {
      label: 'Band of liens to value with the line',
      value: crossedCutPct === undefined ? 'no higher one' : 'a higher one',
      from: crossedCutPct === undefined ? was : `${was}, and rates may change above ${pct(crossedCutPct)}`,
    },
    {
      label: 'Liens to value with the line',
      value: pct(withLinePct),
      ...(maxCltvPct !== undefined && {
        from: `${withLinePct <= maxCltvPct ? 'At most' : 'More than'} ${pct(maxCltvPct)}`,
      }),
    },
  ];
}

function pct(value: number): string {
  return formatPct(value, 2);
}
