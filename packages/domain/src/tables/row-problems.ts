import { compileCell } from './cell.ts';
import type { DecisionTable, TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';
import { piecesOf } from './pieces.ts';

/** The pieces that a cell matches; '-' if it tests nothing. */
type Held = '-' | readonly number[];

/**
 * Reports rows that can't mean what their author believes: one that no admitted value reaches and, in a COLLECT table, one that always
 * matches or that tests the same as another.
 * @param specs what each column admits, in the order of the table's inputs
 */
export function rowProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const columns = specs.map((spec, column) => heldIn(table, spec, column));
  const heldBy = table.rows.map((_, row) => columns.map(({ held }) => held[row] ?? '-'));
  const unreached = table.rows.flatMap(({ number }, row) => {
    const at = heldBy[row]?.findIndex((held) => held.length === 0) ?? -1;
    const message = 'holds for no value that is admitted, so that the row never applies';
    return at < 0 ? [] : [{ rows: [number], column: table.inputs[at]?.label, message }];
  });
  if (table.hitPolicy === 'UNIQUE') return unreached;
  const untested = table.rows.flatMap(({ number }, row) =>
    columns.every(({ isEverything }) => isEverything(row))
      ? [{ rows: [number], message: 'tests nothing, so that it holds for everybody' }]
      : [],
  );
  const alike = Map.groupBy(table.rows, (_, row) => JSON.stringify(heldBy[row]));
  const twice = [...alike.values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => ({ rows: rows.map(({ number }) => number), message: 'test the same' }));
  return [...unreached, ...untested, ...twice];
}

function heldIn({ rows }: DecisionTable, spec: InputSpec, column: number) {
  const tests = rows.map((row) => row.tests[column]);
  const pieces = piecesOf(spec, tests);
  const held = tests.map((test): Held => {
    if (!test || test.kind === 'ANY') return '-';
    const passes = compileCell(test);
    return pieces.flatMap(({ sample }, piece) => (passes(sample) ? [piece] : []));
  });
  return {
    held,
    // A test for any number still tests whether there is one, such as a bankruptcy of any age.
    isEverything: (row: number) =>
      held[row] === '-' || (spec.kind !== 'NUMBER' && held[row]?.length === pieces.length),
  };
}
