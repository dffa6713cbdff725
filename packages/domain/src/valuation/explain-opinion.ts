import type * as z from 'zod';
import type { PropertyCondition } from '../facts/property.facts.ts';
import { type Cents, formatWholeDollars } from '../money/cents.ts';
import { formatPct, roundPct } from '../money/percent.ts';
import { explanationBy } from '../offers/explain-decision.ts';
import { decisionInWords } from '../offers/explain-rules.ts';
import type { Explanation, Grounded } from '../offers/explanation.ts';
import type { OfferSituation } from '../pricing/choice.ts';
import { cltvPct } from '../pricing/ratios.ts';
import type { Limits } from '../underwriting/limits.ts';

/** A value that was found after the offers were made, and what was made of it. */
type Found = {
  readonly situation: OfferSituation;
  readonly limits: Limits;
  readonly lineCents: Cents;
  /** Where the value comes from that the offers rest on. */
  readonly used: Grounded;
  readonly valueCents: Cents;
  readonly from: string;
  readonly condition?: z.infer<typeof PropertyCondition> | undefined;
  readonly outcome: string;
};

/** Why a value that was found supports the chosen line, or is left to a person: beside the one used, and against the limit. */
export function explainOpinion(found: Found): Explanation {
  const { situation, limits, lineCents, used, valueCents, from, condition, outcome } = found;
  const withLine = cltvPct(valueCents, situation.retainedLiensCents, lineCents);
  return explanationBy(situation, [
    {
      title: 'The value',
      lines: [
        { label: 'Value that the offers rest on', value: formatWholeDollars(situation.valueCents), ...used },
        { label: 'Value that was found', value: formatWholeDollars(valueCents), from },
        ...(condition ? [{ label: 'Condition of the home', value: decisionInWords(condition) }] : []),
        {
          label: 'Liens to value with the line',
          value: formatPct(roundPct(withLine, 2), 2),
          from: `At most ${formatPct(limits.maxCltvPct, 2)}`,
        },
        { label: 'Decision', value: decisionInWords(outcome), isTotal: true },
      ],
    },
  ]);
}
