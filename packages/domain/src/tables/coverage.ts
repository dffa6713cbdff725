import { type CellTest, compileCell, type Range } from './cell.ts';
import type { DecisionTable, Scalar, TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';

/** More than these are not worth reading at once. */
const MOST_PROBLEMS = 20;

/** A value that stands for all between two neighbouring ends of ranges, and how to say which. */
type Piece = { readonly sample: Scalar; readonly words: string };

/**
 * Proves that exactly one row of a UNIQUE table holds for any admitted input. Each column is cut where a cell of it begins or ends;
 * within a piece every cell is the same for all values, so one value stands for the piece.
 * @param specs what each column admits, in the order of the table's inputs
 * @returns each gap and each overlap, with the columns' pieces in which it lies; empty when there is none
 */
export function coverageProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const pieces = specs.map((spec, index) =>
    piecesOf(
      spec,
      table.rows.map((row) => row.tests[index]),
    ),
  );
  const rows = table.rows.map(({ number, tests }) => ({ number, tests: tests.map(compileCell) }));
  const problems = new Map<string, string>();
  const search = (column: number, left: typeof rows, place: readonly string[]): void => {
    if (left.length === 0 || column === specs.length) {
      note(left, place);
      return;
    }
    for (const { sample, words } of pieces[column] ?? []) {
      const holding = left.filter(({ tests }) => tests[column]?.(sample));
      search(column + 1, holding, [...place, `${table.inputs[column]?.label} ${words}`]);
    }
  };
  const note = (left: typeof rows, place: readonly string[]): void => {
    if (left.length === 1) return;
    const numbers = left.map(({ number }) => number).join(' and ');
    const where = place.join(', ');
    // An overlap is said once for its rows, a gap once for its place.
    if (left.length > 1) problems.set(numbers, `an overlap: rows ${numbers} both hold for ${where}`);
    else problems.set(where, `a gap: no row for ${where}`);
  };
  search(0, rows, []);
  return [...problems.values()].slice(0, MOST_PROBLEMS).map((message) => ({ table: table.label, message }));
}

function piecesOf(spec: InputSpec, tests: readonly (CellTest | undefined)[]): readonly Piece[] {
  if (spec.kind === 'CHOICE')
    return spec.values.map((value) => ({ sample: value, words: JSON.stringify(value) }));
  if (spec.kind === 'YES_NO') return [true, false].map((value) => ({ sample: value, words: String(value) }));
  const cut = (tests.flatMap((test) => (test && test.kind !== 'ANY' ? endsOf(test) : [])) as number[]).filter(
    (end) => end > spec.from && end < spec.to,
  );
  const ends = [...new Set([spec.from, ...cut, spec.to])].toSorted((a, b) => a - b);
  return ends.flatMap((end, index): Piece[] => {
    const next = ends[index + 1];
    const point = { sample: end, words: String(end) };
    if (next === undefined) return [point];
    if (!spec.whole) return [point, { sample: (end + next) / 2, words: `(${end}..${next})` }];
    return next - end > 1 ? [point, { sample: end + 1, words: `[${end + 1}..${next - 1}]` }] : [point];
  });
}

function endsOf({ values, ranges }: Exclude<CellTest, { kind: 'ANY' }>): readonly Scalar[] {
  return [...values, ...ranges.flatMap(({ from, to }: Range) => [from, to])];
}

/** The numbers at which a column of some tables cuts its input, rising. */
export function cutsOf(tables: readonly DecisionTable[], input: string): readonly number[] {
  const ends = testsOn(tables, input).flatMap(endsOf);
  const numbers = ends.filter((end): end is number => typeof end === 'number' && Number.isFinite(end));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** The single numbers that rows of some tables name for an input, rising. */
export function pointsOf(tables: readonly DecisionTable[], input: string): readonly number[] {
  const values = testsOn(tables, input).flatMap((test) => (test.kind === 'AMONG' ? test.values : []));
  const numbers = values.filter((value): value is number => typeof value === 'number');
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/**
 * One value for each set of values of an input that no cell of some tables tells apart: whatever else is asked, such values get the same
 * rows. The numbers are ends of ranges, or lie between two.
 */
export function samplesOf(
  tables: readonly DecisionTable[],
  input: string,
  spec: InputSpec,
): readonly Scalar[] {
  const tests = testsOn(tables, input);
  const passes = tests.map(compileCell);
  const samples = new Map<string, Scalar>();
  for (const { sample } of piecesOf(spec, tests)) {
    const held = passes.map((holds) => holds(sample)).join();
    if (!samples.has(held)) samples.set(held, sample);
  }
  return [...samples.values()];
}

function testsOn(tables: readonly DecisionTable[], input: string) {
  return tables.flatMap(({ inputs, rows }) => {
    const column = inputs.findIndex(({ name }) => name === input);
    return rows.flatMap(({ tests }) => {
      const test = tests[column];
      return test && test.kind !== 'ANY' ? [test] : [];
    });
  });
}
