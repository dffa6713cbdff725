import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { piecesOf } from '../tables/pieces.ts';
import { VALUATION } from './policy-tables.ts';

/**
 * Checks the haircuts in the AVM table: a haircut must say from which deviation it applies, must ever apply, and belongs only on a
 * HAIRCUT row.
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
    return isHaircut ? 'Must be the deviation from which a HAIRCUT cuts the value down' : undefined;
  }
  if (!isHaircut) return `${from}: Must be empty where the value is no HAIRCUT`;
  return from < largestDeviation(deviation)
    ? undefined
    : `${from}: never cuts, since the row holds for no deviation above it`;
}

/** Returns the largest standard deviation, as a fraction of 1, that a cell matches. */
function largestDeviation(test: CellTest = { kind: 'ANY' }): number {
  const passes = compileCell(test);
  const held = piecesOf(VALUATION.inputs.deviation, [test]).filter(({ sample }) => passes(sample));
  return Math.max(...held.map(({ range }) => range?.to ?? 0));
}
