import type { ExplanationLine, RuleRow } from '../facts/explanation.ts';
import { sumPct } from '../money/percent.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import { APR_FLOOR_LINE, DISCOUNT_LINE } from '../pricing/price.ts';
import type { Hit } from '../tables/bind.ts';
import { testedInputs } from '../tables/tested-inputs.ts';

/**
 * Returns the parts of a note rate, each with its rate-sheet row, and the rate as their total.
 * @param priced the choice as priced in the scenario
 */
export function explainRate(scenario: PricingScenario, priced: PricedChoice): ExplanationLine[] {
  const { price, terms } = priced;
  const inputs = {
    ...scenario,
    cltvPct: terms.cltvPct,
    termYears: terms.termYears,
    feePct: terms.feePct,
    lineDollars: terms.lineAmountCents / 100,
  };
  const lines = price.components.flatMap(({ name, pct, rule }, index): ExplanationLine[] => {
    if (name === DISCOUNT_LINE) return discountLines(scenario, priced);
    if (name === APR_FLOOR_LINE) return [{ code: 'APR_FLOOR', amounts: { pct } }];
    if (!rule) return [];
    const amounts = { label: rule.table, pct };
    const row = { given: [...testedInputs(rule, inputs)], rule: rowOf(rule) };
    if (index === 0) return [{ code: 'BASE_RATE', amounts, ...row }];
    return [{ code: 'RATE_ADJUSTMENT', amounts, ...row, ...(pct === 0 && { addsNothing: true }) }];
  });
  return [...lines, { code: 'NOTE_RATE', amounts: { pct: price.noteRatePct }, isTotal: true }];
}

/** Each discount with its row and the source of its code, and the part that the cap takes back. */
function discountLines({ sheet, codeSources }: PricingScenario, { price }: PricedChoice): ExplanationLine[] {
  const { counted, pct: offPct } = price.discounts;
  if (counted.length === 0) return [{ code: 'NO_DISCOUNT', amounts: {}, addsNothing: true }];
  const overPct = sumPct([...counted.map(({ pct }) => pct), -offPct]);
  const cap: ExplanationLine = {
    code: 'DISCOUNT_CAP',
    amounts: { pct: overPct, capPct: sheet.discountCapPct },
  };
  return [
    ...counted.map(
      ({ code, pct, rule }): ExplanationLine => ({
        code: 'DISCOUNT',
        amounts: { pct: -pct, code, ...codeSources?.get(code) },
        rule: rowOf(rule),
      }),
    ),
    ...(overPct > 0 ? [cap] : []),
  ];
}

function rowOf({ table, row }: Hit<unknown>): RuleRow {
  return { table, row };
}
