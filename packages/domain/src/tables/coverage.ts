import { type CellTest, compileCell } from './cell.ts';
import { type DecisionTable, formatRows, type TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';
import { formatIntervals, type Interval, intervalsOf } from './intervals.ts';
import { joinRegions, type Region } from './regions.ts';

/** The maximum number of problems to report for one table. */
const MOST_PROBLEMS = 20;

/** The search stops at this many regions, or rows in them, because the table is invalid anyway. */
const MOST_REGIONS = 2000;
const MOST_ROWS_IN_REGIONS = 200_000;

/** The maximum number of intervals in one column. */
const MOST_INTERVALS = 1000;

/**
 * The maximum number of comparisons of a row with an interval, about one second. 9,000 rows that share a column of 1,000 intervals take a
 * tenth of it. A row with an empty cell is compared with every interval of its column, so three such columns would take minutes.
 */
const MOST_STEPS = 100_000_000;

/** A column split into intervals, with the intervals that each row matches. */
type ColumnIntervals = {
  readonly label: string;
  readonly isOrdered: boolean;
  readonly intervals: readonly Interval[];
  readonly matched: readonly ReadonlySet<number>[];
};

/**
 * Checks that exactly one row of a UNIQUE table matches any allowed input. Splits each column at the ends of its ranges. A cell treats
 * all values of an interval alike, so one sample represents the interval.
 * @param specs the allowed values of each column, in the order of the table's inputs
 * @returns each gap and overlap with the inputs that it covers, and the rows of each overlap
 */
export function coverageProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const intervalCounts = specs.map((spec, index) => intervalsOf(spec, testsAt(table, index)).length);
  const tooFine = intervalCounts.findIndex((intervals) => intervals > MOST_INTERVALS);
  if (tooFine >= 0) {
    const message = `its cells split it into ${intervalCounts[tooFine]} ranges, more than the maximum of ${MOST_INTERVALS}`;
    return [{ table: table.label, column: table.inputs[tooFine]?.label, message }];
  }
  const columns = specs.map((spec, index) => columnIntervals(table, spec, index));
  const { found, isComplete } = gapsAndOverlaps(table, columns);
  if (found.length === 0 && !isComplete) {
    const message =
      'is too complex to check for gaps: too many rows leave a column empty that others split finely; split the table';
    return [{ table: table.label, message }];
  }
  const regions = joinRegions(
    found,
    columns.map(({ isOrdered }) => isOrdered),
  );
  return regions
    .slice(0, MOST_PROBLEMS)
    .map((region) => ({ table: table.label, ...regionProblem(region, columns) }));
}

function testsAt({ rows }: DecisionTable, index: number) {
  return rows.map((row) => row.tests[index]);
}

function columnIntervals(table: DecisionTable, spec: InputSpec, index: number): ColumnIntervals {
  const { inputs } = table;
  const tests = testsAt(table, index);
  const intervals = intervalsOf(spec, tests);
  // Many rows share a cell, so each distinct cell is evaluated once.
  const matchedByCell = new Map<string, ReadonlySet<number>>();
  const matchedBy = (test: CellTest | undefined): ReadonlySet<number> => {
    const cell = JSON.stringify(test);
    const passes = test && compileCell(test);
    const matched =
      matchedByCell.get(cell) ??
      new Set(intervals.flatMap(({ sample }, interval) => (passes?.(sample) ? [interval] : [])));
    matchedByCell.set(cell, matched);
    return matched;
  };
  return {
    label: inputs[index]?.label ?? '',
    isOrdered: spec.kind === 'NUMBER',
    intervals,
    matched: tests.map(matchedBy),
  };
}

/** The regions found, and whether the search covered the whole table. */
type Search = { readonly found: readonly Region[]; readonly isComplete: boolean };

/** Finds the combinations of intervals with no matching row or more than one. */
function gapsAndOverlaps({ rows }: DecisionTable, columns: readonly ColumnIntervals[]): Search {
  const found: Region[] = [];
  let steps = 0;
  let rowsFound = 0;
  const isEnough = () =>
    steps > MOST_STEPS || found.length >= MOST_REGIONS || rowsFound > MOST_ROWS_IN_REGIONS;
  const search = (column: number, remaining: readonly number[], spans: Region['spans']): void => {
    if (isEnough()) return;
    const current = columns[column];
    if (remaining.length === 0 || !current) {
      if (remaining.length === 1) return;
      const numbers = remaining.map((row) => rows[row]?.number ?? 0);
      const allIntervals = columns.slice(column).map(({ intervals }) => [...intervals.keys()]);
      found.push({ spans: [...spans, ...allIntervals], rows: numbers, rowsEverywhere: numbers });
      rowsFound += numbers.length;
      return;
    }
    const groups = groupIntervals(current, remaining);
    steps += remaining.length * groups.length;
    for (const { span, matchingRows } of groups) search(column + 1, matchingRows, [...spans, span]);
  };
  search(0, [...rows.keys()], []);
  return { found, isComplete: !isEnough() };
}

/** Intervals that the remaining rows don't distinguish, and the rows that match them. */
type Group = { readonly span: readonly number[]; readonly matchingRows: readonly number[] };

/** Groups the intervals of a column that the remaining rows don't distinguish. An untested column is one group. */
function groupIntervals(
  { intervals, matched, isOrdered }: ColumnIntervals,
  remaining: readonly number[],
): readonly Group[] {
  const tested = remaining.flatMap((row) => {
    const cell = matched[row];
    return cell && cell.size !== intervals.length ? [cell] : [];
  });
  if (tested.length === 0) return [{ matchingRows: remaining, span: [...intervals.keys()] }];
  const classes = intervalClasses(intervals.length, tested);
  let runs = 0;
  // Numbers join only with their neighbors.
  const runOf = (interval: number) => (classes[interval] === classes[interval - 1] ? runs : ++runs);
  const groups = Map.groupBy(intervals.keys(), isOrdered ? runOf : (interval) => classes[interval]);
  return [...groups.values()].map((span) => ({
    span,
    matchingRows: remaining.filter((row) => matched[row]?.has(span[0] ?? 0)),
  }));
}

/** Returns a class for each interval. Intervals that no cell distinguishes share a class. */
function intervalClasses(intervals: number, cells: readonly ReadonlySet<number>[]): readonly number[] {
  const classes = new Array<number>(intervals).fill(0);
  let next = 1;
  for (const cell of new Set(cells)) {
    const split = new Map<number, number>();
    for (const interval of cell) {
      const before = classes[interval] ?? 0;
      const after = split.get(before) ?? next++;
      split.set(before, after);
      classes[interval] = after;
    }
  }
  return classes;
}

function regionProblem(
  { spans, rows, rowsEverywhere: throughout }: Region,
  columns: readonly ColumnIntervals[],
): Pick<TableProblem, 'rows' | 'message'> {
  const where = columns.flatMap(({ label, intervals }, column) => {
    const span = spans[column] ?? [];
    const cell = formatIntervals(span.flatMap((interval) => intervals[interval] ?? []));
    return span.length === intervals.length ? [] : [`${label} ${cell}`];
  });
  const place = where.join(', ') || 'any input';
  if (rows.length === 0) return { message: `gap: no row matches ${place}` };
  const together = rows.length === 2 ? 'both' : 'all';
  const which =
    throughout.length === rows.length ? together : `${formatRows(throughout)} and one of the others`;
  return { rows, message: `overlap: ${which} match ${place}` };
}
