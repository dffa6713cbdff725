import { type CellTest, compileCell } from './cell.ts';
import { type DecisionTable, formatRows, type TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';
import { formatPieces, type Piece, piecesOf } from './pieces.ts';
import { joinRegions, type Region } from './regions.ts';

/** The maximum number of problems to report for one table. */
const MOST_PROBLEMS = 20;

/** The search stops at this many regions, or rows in them, because the table is invalid anyway. */
const MOST_REGIONS = 2000;
const MOST_ROWS_IN_REGIONS = 200_000;

/** The maximum number of pieces in one column. */
const MOST_PIECES = 1000;

/**
 * The maximum number of comparisons of a row with a piece, about one second. 9,000 rows that share a column of 1,000 pieces take a
 * tenth of it. A row with an empty cell is compared with every piece of its column, so three such columns would take minutes.
 */
const MOST_STEPS = 100_000_000;

/** A column split into pieces, with the pieces that each row matches. */
type ColumnPieces = {
  readonly label: string;
  readonly isOrdered: boolean;
  readonly pieces: readonly Piece[];
  readonly matched: readonly ReadonlySet<number>[];
};

/**
 * Checks that exactly one row of a UNIQUE table matches any allowed input. Splits each column at the ends of its ranges. A cell treats
 * all values of a piece alike, so one sample represents the piece.
 * @param specs the allowed values of each column, in the order of the table's inputs
 * @returns each gap and overlap with the inputs that it covers, and the rows of each overlap
 */
export function coverageProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const pieceCounts = specs.map((spec, index) => piecesOf(spec, testsAt(table, index)).length);
  const tooFine = pieceCounts.findIndex((pieces) => pieces > MOST_PIECES);
  if (tooFine >= 0) {
    const message = `its cells split it into ${pieceCounts[tooFine]} ranges, more than the maximum of ${MOST_PIECES}`;
    return [{ table: table.label, column: table.inputs[tooFine]?.label, message }];
  }
  const columns = specs.map((spec, index) => columnPieces(table, spec, index));
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

function columnPieces(table: DecisionTable, spec: InputSpec, index: number): ColumnPieces {
  const { inputs } = table;
  const tests = testsAt(table, index);
  const pieces = piecesOf(spec, tests);
  // Many rows share a cell, so each distinct cell is evaluated once.
  const matchedByCell = new Map<string, ReadonlySet<number>>();
  const matchedBy = (test: CellTest | undefined): ReadonlySet<number> => {
    const cell = JSON.stringify(test);
    const passes = test && compileCell(test);
    const matched =
      matchedByCell.get(cell) ??
      new Set(pieces.flatMap(({ sample }, piece) => (passes?.(sample) ? [piece] : [])));
    matchedByCell.set(cell, matched);
    return matched;
  };
  return {
    label: inputs[index]?.label ?? '',
    isOrdered: spec.kind === 'NUMBER',
    pieces,
    matched: tests.map(matchedBy),
  };
}

/** The regions found, and whether the search covered the whole table. */
type Search = { readonly found: readonly Region[]; readonly isComplete: boolean };

/** Finds the combinations of pieces with no matching row or more than one. */
function gapsAndOverlaps({ rows }: DecisionTable, columns: readonly ColumnPieces[]): Search {
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
      const allPieces = columns.slice(column).map(({ pieces }) => [...pieces.keys()]);
      found.push({ spans: [...spans, ...allPieces], rows: numbers, rowsEverywhere: numbers });
      rowsFound += numbers.length;
      return;
    }
    const groups = groupPieces(current, remaining);
    steps += remaining.length * groups.length;
    for (const { span, matchingRows } of groups) search(column + 1, matchingRows, [...spans, span]);
  };
  search(0, [...rows.keys()], []);
  return { found, isComplete: !isEnough() };
}

/** Pieces that the remaining rows don't distinguish, and the rows that match them. */
type Group = { readonly span: readonly number[]; readonly matchingRows: readonly number[] };

/** Groups the pieces of a column that the remaining rows don't distinguish. An untested column is one group. */
function groupPieces(
  { pieces, matched, isOrdered }: ColumnPieces,
  remaining: readonly number[],
): readonly Group[] {
  const tested = remaining.flatMap((row) => {
    const cell = matched[row];
    return cell && cell.size !== pieces.length ? [cell] : [];
  });
  if (tested.length === 0) return [{ matchingRows: remaining, span: [...pieces.keys()] }];
  const classes = pieceClasses(pieces.length, tested);
  let runs = 0;
  // Numbers join only with their neighbors.
  const runOf = (piece: number) => (classes[piece] === classes[piece - 1] ? runs : ++runs);
  const groups = Map.groupBy(pieces.keys(), isOrdered ? runOf : (piece) => classes[piece]);
  return [...groups.values()].map((span) => ({
    span,
    matchingRows: remaining.filter((row) => matched[row]?.has(span[0] ?? 0)),
  }));
}

/** Returns a class for each piece. Pieces that no cell distinguishes share a class. */
function pieceClasses(pieces: number, cells: readonly ReadonlySet<number>[]): readonly number[] {
  const classes = new Array<number>(pieces).fill(0);
  let next = 1;
  for (const cell of new Set(cells)) {
    const split = new Map<number, number>();
    for (const piece of cell) {
      const before = classes[piece] ?? 0;
      const after = split.get(before) ?? next++;
      split.set(before, after);
      classes[piece] = after;
    }
  }
  return classes;
}

function regionProblem(
  { spans, rows, rowsEverywhere: throughout }: Region,
  columns: readonly ColumnPieces[],
): Pick<TableProblem, 'rows' | 'message'> {
  const where = columns.flatMap(({ label, pieces }, column) => {
    const span = spans[column] ?? [];
    const cell = formatPieces(span.flatMap((piece) => pieces[piece] ?? []));
    return span.length === pieces.length ? [] : [`${label} ${cell}`];
  });
  const place = where.join(', ') || 'any input';
  if (rows.length === 0) return { message: `gap: no row matches ${place}` };
  const together = rows.length === 2 ? 'both' : 'all';
  const which =
    throughout.length === rows.length ? together : `${formatRows(throughout)} and one of the others`;
  return { rows, message: `overlap: ${which} match ${place}` };
}
