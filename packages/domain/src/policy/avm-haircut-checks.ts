import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { intervalsOf } from '../tables/intervals.ts';
import { VALUATION } from './policy-tables.ts';

/**
 * Returns the AVM rows with a wrong haircut. A HAIRCUT row needs the deviation above which it applies, below the row's largest
 * deviation. No other row may have one.
 * @param decisions a policy's tables, already validated
 */
export function avmHaircutProblems(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('valuation');
  if (table?.kind !== 'TABLE') return [];
  const outcome = table.outputs.findIndex(({ name }) => name === 'outcome');
  const from = table.outputs.findIndex(({ name }) => name === 'haircutFrom');
  const deviation = table.inputs.findIndex(({ name }) => name === 'deviation');
  return table.rows.flatMap(({ number, tests, outputs }) => {
    const message = haircutProblem(outputs[outcome] === 'HAIRCUT', outputs[from], tests[deviation]);
    return message
      ? [{ table: table.label, rows: [number], column: table.outputs[from]?.label, message }]
      : [];
  });
}

function haircutProblem(
  isHaircut: boolean,
  from: unknown,
  deviation: CellTest | undefined,
): string | undefined {
  if (typeof from !== 'number') {
    return isHaircut ? 'Must be the deviation above which the HAIRCUT applies' : undefined;
  }
  if (!isHaircut) return `${from}: Must be null unless the outcome is HAIRCUT`;
  return from < largestDeviation(deviation)
    ? undefined
    : `${from}: never applies, because the row matches no higher deviation`;
}

/** Returns the largest standard deviation, as a fraction of 1, that a cell matches. */
function largestDeviation(test: CellTest = { kind: 'ANY' }): number {
  const passes = compileCell(test);
  const matched = intervalsOf(VALUATION.inputs.deviation, [test]).filter(({ sample }) => passes(sample));
  return Math.max(...matched.map(({ range }) => range?.to ?? 0));
}
