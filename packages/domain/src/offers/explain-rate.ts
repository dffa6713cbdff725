import type { PartnerCode } from '../facts/application.facts.ts';
import { type ExplanationLine, fromGiven } from '../facts/explanation.ts';
import { formatPct, sumPct } from '../money/percent.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import { discountsOf } from '../pricing/discounts.ts';
import { DISCOUNT_LINE } from '../pricing/price.ts';
import type { Hit } from '../tables/bind.ts';
import { givenTo } from '../tables/given.ts';

/**
 * What a note rate is the sum of, line by line, each with the row of the sheet that gave it, down to the rate.
 * @param priced the choice, as it was priced in the situation
 */
export function explainRate(situation: PricingScenario, { price, terms }: PricedChoice): ExplanationLine[] {
  const asked = {
    ...situation,
    cltvPct: terms.cltvPct,
    termYears: terms.termYears,
    feePct: terms.feePct,
    lineDollars: terms.lineAmountCents / 100,
  };
  const lines = price.components.flatMap(({ name, label, pct, rule }, index): ExplanationLine[] => {
    if (name === DISCOUNT_LINE) return discountLines(situation, terms.codes, label);
    const line = { label, ...(index === 0 ? { value: formatPct(pct, 2) } : added(pct)) };
    return [rule ? { ...line, ...fromAsked(rule, asked), rule: rowOf(rule) } : line];
  });
  return [...lines, { label: 'Interest rate, fixed', value: formatPct(price.noteRatePct, 2), isTotal: true }];
}

/** Each discount that counts with its row and where its code comes from, and what the cap takes back; one line of nothing without any. */
function discountLines(
  { sheet, codesFrom }: PricingScenario,
  codes: readonly PartnerCode[],
  label: string,
): ExplanationLine[] {
  const { counted, pct: offPct } = discountsOf(sheet, codes);
  if (counted.length === 0) return [{ label, ...added(0), from: 'none' }];
  const overPct = sumPct([...counted.map(({ pct }) => pct), -offPct]);
  const cap = {
    label: 'Above the most that discounts take off',
    value: signed(overPct),
    from: `At most ${formatPct(sheet.discountCapPct, 2)} together`,
  };
  return [
    ...counted.map(({ code, pct, rule }) => ({
      label,
      value: signed(-pct),
      from: [fromAsked(rule, { code }).from, codesFrom?.get(code)].filter(Boolean).join(': '),
      rule: rowOf(rule),
    })),
    ...(overPct > 0 ? [cap] : []),
  ];
}

/** What a row was asked; of one thing only the value, since its name stands beside it anyhow: "primary". */
function fromAsked(rule: Hit<unknown>, asked: Readonly<Record<string, unknown>>) {
  const given = givenTo(rule, asked);
  const [only, ...others] = given;
  return only && others.length === 0 ? { from: only.value } : fromGiven(given);
}

function rowOf({ table, row }: Hit<unknown>): NonNullable<ExplanationLine['rule']> {
  return { table, row };
}

/** What a line adds to the rate. */
function added(pct: number): Pick<ExplanationLine, 'value' | 'addsNothing'> {
  return { value: signed(pct), ...(pct === 0 && { addsNothing: true }) };
}

function signed(pct: number): string {
  return `${pct < 0 ? '−' : '+'}${formatPct(Math.abs(pct), 2)}`;
}
