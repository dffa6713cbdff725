import type { CreditPolicy } from '../policy/credit-policy.ts';
import { RATE_INPUTS, type RateInputs } from '../policy/rate-inputs.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import { TEXAS_HOME_EQUITY } from '../policy/texas.ts';
import type { UnpricedRow } from '../policy/unpriced-rows.ts';
import type { Scalar } from '../tables/cell.ts';
import { compileCell } from '../tables/cell.ts';
import { formatRows } from '../tables/decision-table.ts';
import type { InputSpec } from '../tables/inputs.ts';
import { intervalsOf } from '../tables/intervals.ts';
import { type LendableLines, lendableLines } from '../underwriting/lendable-lines.ts';

/**
 * Returns a message for each rate sheet row without a rate that an allowed line can match. A decline for a missing rate has no lawful
 * reason, so the policy or the available terms must exclude the line.
 */
export function unpricedLines({
  sheet,
  policy,
}: {
  readonly sheet: RateSheet;
  readonly policy: CreditPolicy;
}): readonly string[] {
  const lendable = lendableLines(policy);
  return sheet.unpriced.flatMap((row) => {
    const reached = lendable.flatMap((lines) => {
      const asked = matchingInputs(sheet, row, lines);
      return asked ? [{ asked, lentBy: lines.scoreRow }] : [];
    });
    if (reached.length === 0) return [];
    const what = row.cells.map(({ name, label }) => {
      const values = reached.flatMap(({ asked }): readonly Scalar[] => asked[name]);
      return `${label} ${formatValues(RATE_INPUTS[name], values)}`;
    });
    const policyRows = [...new Set(reached.map(({ lentBy }) => lentBy.row))].toSorted((a, b) => a - b);
    const lentBy = row.cells.some(({ name }) => name === 'fico')
      ? `; the policy allows these scores in table "${reached[0]?.lentBy.table}", ${formatRows(policyRows)}`
      : '';
    return `no rate for ${what.join(', ') || 'any line'} (table "${row.table}" of the rate sheet, ${formatRows([row.row])}${lentBy})`;
  });
}

type MatchingInputs = { readonly [N in keyof RateInputs]: readonly RateInputs[N][] };

/** Returns the input values of lines that match a row, or undefined without any. Continuous numbers give only their ends. */
function matchingInputs(
  sheet: RateSheet,
  { cells }: UnpricedRow,
  lines: LendableLines,
): MatchingInputs | undefined {
  const { limits } = lines;
  const isTexan = lines.homes[0].state === 'TX';
  const tests = cells.map(({ name, test }) => ({ name, passes: compileCell(test) }));
  const passes = (asked: Partial<RateInputs>) =>
    tests.every((test) => asked[test.name] === undefined || test.passes(asked[test.name]));
  const within = (name: 'cltvPct' | 'lineDollars', from: number, to: number) =>
    intervalsOf(RATE_INPUTS[name], [
      cells.find((cell) => cell.name === name)?.test,
      { kind: 'AMONG', values: [from, to], ranges: [] },
    ])
      .filter(({ sample }) => Number(sample) >= from && Number(sample) <= to)
      .filter(({ sample }) => passes({ [name]: Number(sample) }))
      .flatMap(({ range }) => (range ? [range.from, range.to] : []));
  const homes = lines.homes.filter(passes);
  const plans = availableTerms(sheet, isTexan).filter(passes);
  const asked: MatchingInputs = {
    fico: lines.scores.filter((fico) => passes({ fico })),
    cltvPct: within('cltvPct', 0, limits.maxCltvPct),
    lineDollars: within('lineDollars', limits.minLineCents / 100, limits.maxLineCents / 100),
    propertyType: homes.map(({ propertyType }) => propertyType),
    occupancy: homes.map(({ occupancy }) => occupancy),
    state: homes.map(({ state }) => state),
    product: plans.map(({ product }) => product),
    termYears: plans.map(({ termYears }) => termYears),
    lienPosition: RATE_INPUTS.lienPosition.values.filter((lienPosition) => passes({ lienPosition })),
    incomeDoc: RATE_INPUTS.incomeDoc.values.filter((incomeDoc) => passes({ incomeDoc })),
    feePct: sheet.feeOptions
      .filter((feePct) => !isTexan || feePct <= TEXAS_HOME_EQUITY.maxFeePct)
      .filter((feePct) => passes({ feePct })),
  };
  return Object.values(asked).every((values) => values.length > 0) ? asked : undefined;
}

/** Returns the available combinations of product and term. */
function availableTerms(
  sheet: RateSheet,
  isTexan: boolean,
): readonly Pick<RateInputs, 'product' | 'termYears'>[] {
  return RATE_INPUTS.product.values
    .filter((product) => !isTexan || TEXAS_HOME_EQUITY.products.includes(product))
    .flatMap((product) => sheet.products[product].termsYears.map((termYears) => ({ product, termYears })));
}

/** Returns the values of a column as text, such as "680 to 719" or "CONDO, PUD". */
function formatValues(spec: InputSpec, values: readonly Scalar[]): string {
  if (spec.kind !== 'NUMBER') return [...new Set(values)].join(', ');
  const numbers = values.map(Number);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  return from === to ? String(from) : `${from} to ${to}`;
}
