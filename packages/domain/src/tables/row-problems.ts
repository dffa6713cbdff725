import { compileCell } from './cell.ts';
import type { DecisionTable, TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';
import { intervalsOf } from './intervals.ts';

/** The intervals that a cell matches, or '-' for an empty cell. */
type MatchedIntervals = '-' | readonly number[];

/**
 * Returns the rows that match no allowed value. In a COLLECT table, also returns rows that always match and rows with the same tests.
 * @param specs the allowed values of each column, in the order of the table's inputs
 */
export function rowProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const columns = specs.map((spec, column) => matchedIntervals(table, spec, column));
  const matchedByRow = table.rows.map((_, row) => columns.map(({ matched }) => matched[row] ?? '-'));
  const unreachable = table.rows.flatMap(({ number }, row) => {
    const at = matchedByRow[row]?.findIndex((matched) => matched.length === 0) ?? -1;
    const message = 'matches no allowed value, so the row never applies';
    return at < 0 ? [] : [{ rows: [number], column: table.inputs[at]?.label, message }];
  });
  if (table.hitPolicy === 'UNIQUE') return unreachable;
  const untested = table.rows.flatMap(({ number }, row) =>
    columns.every(({ matchesEverything }) => matchesEverything(row))
      ? [{ rows: [number], message: 'tests nothing, so it applies to every application' }]
      : [],
  );
  const alike = Map.groupBy(table.rows, (_, row) => JSON.stringify(matchedByRow[row]));
  const duplicates = [...alike.values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => ({ rows: rows.map(({ number }) => number), message: 'have the same tests' }));
  return [...unreachable, ...untested, ...duplicates];
}

function matchedIntervals({ rows }: DecisionTable, spec: InputSpec, column: number) {
  const tests = rows.map((row) => row.tests[column]);
  const intervals = intervalsOf(spec, tests);
  const matched = tests.map((test): MatchedIntervals => {
    if (!test || test.kind === 'ANY') return '-';
    const passes = compileCell(test);
    return intervals.flatMap(({ sample }, interval) => (passes(sample) ? [interval] : []));
  });
  return {
    matched,
    // A test for any number still tests that there is one, such as a bankruptcy at any time.
    matchesEverything: (row: number) =>
      matched[row] === '-' || (spec.kind !== 'NUMBER' && matched[row]?.length === intervals.length),
  };
}
