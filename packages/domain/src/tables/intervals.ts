import type { Scalar } from './cell.ts';
import { type CellTest, compileCell, type Range } from './cell.ts';
import type { DecisionTable } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';

/** Input values that no cell distinguishes: one sample of them and, for numbers, their range. A choice is an interval of its own. */
export type Interval = { readonly sample: Scalar; readonly range?: Range };

/**
 * Splits an input at the ends of its cells' ranges. Number intervals are in order and without gaps.
 * @param tests the cells of its column
 */
export function intervalsOf(spec: InputSpec, tests: readonly (CellTest | undefined)[]): readonly Interval[] {
  if (spec.kind === 'CHOICE') return spec.values.map((sample) => ({ sample }));
  if (spec.kind === 'YES_NO') return [true, false].map((sample) => ({ sample }));
  const inner = (
    tests.flatMap((test) => (test && test.kind !== 'ANY' ? endsOf(test) : [])) as number[]
  ).filter((end) => end > spec.from && end < spec.to);
  const ends = [...new Set([spec.from, ...inner, spec.to])].toSorted((a, b) => a - b);
  return ends.flatMap((end, index): Interval[] => {
    const next = ends[index + 1];
    const point = { sample: end, range: closed(end, end) };
    if (next === undefined) return [point];
    if (!spec.whole) {
      const between = { from: end, fromIncluded: false, to: next, toIncluded: false };
      return [point, { sample: (end + next) / 2, range: between }];
    }
    return next - end > 1 ? [point, { sample: end + 1, range: closed(end + 1, next - 1) }] : [point];
  });
}

/** Returns adjacent intervals as the text of a cell, such as 60, (65..70] or "CONDO", "PUD". */
export function formatIntervals(intervals: readonly Interval[]): string {
  const first = intervals[0]?.range;
  const last = intervals.at(-1)?.range;
  if (!first || !last) return intervals.map(({ sample }) => JSON.stringify(sample)).join(', ');
  if (first.from === last.to) return String(first.from);
  return `${first.fromIncluded ? '[' : '('}${first.from}..${last.to}${last.toIncluded ? ']' : ')'}`;
}

function closed(from: number, to: number): Range {
  return { from, fromIncluded: true, to, toIncluded: true };
}

function endsOf({ values, ranges }: Exclude<CellTest, { kind: 'ANY' }>): readonly Scalar[] {
  return [...values, ...ranges.flatMap(({ from, to }: Range) => [from, to])];
}

/** Returns the numbers at which the tables split an input, ascending. */
export function cutPointsOf(tables: readonly DecisionTable[], input: string): readonly number[] {
  const ends = testsOf(tables, input).flatMap(endsOf);
  const numbers = ends.filter((end): end is number => typeof end === 'number' && Number.isFinite(end));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** Returns the single numbers that rows list for an input, ascending. */
export function singleValuesOf(tables: readonly DecisionTable[], input: string): readonly number[] {
  const values = testsOf(tables, input).flatMap((test) => (test.kind === 'AMONG' ? test.values : []));
  const numbers = values.filter((value): value is number => typeof value === 'number');
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** Returns one sample of each group of input values that no cell distinguishes. */
export function samplesOf(
  tables: readonly DecisionTable[],
  input: string,
  spec: InputSpec,
): readonly Scalar[] {
  const tests = testsOf(tables, input);
  const passes = tests.map(compileCell);
  const samples = new Map<string, Scalar>();
  for (const { sample } of intervalsOf(spec, tests)) {
    const results = passes.map((matches) => matches(sample)).join();
    if (!samples.has(results)) samples.set(results, sample);
  }
  return [...samples.values()];
}

/** Returns the same text for values that no cell distinguishes, and another for each other group. */
export function groupOf(tables: readonly DecisionTable[], input: string, value: Scalar): string {
  return testsOf(tables, input)
    .map((test) => compileCell(test)(value))
    .join();
}

function testsOf(tables: readonly DecisionTable[], input: string) {
  return tables.flatMap(({ inputs, rows }) => {
    const column = inputs.findIndex(({ name }) => name === input);
    return rows.flatMap(({ tests }) => {
      const test = tests[column];
      return test && test.kind !== 'ANY' ? [test] : [];
    });
  });
}
