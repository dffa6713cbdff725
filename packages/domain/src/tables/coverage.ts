import { type CellTest, compileCell } from './cell.ts';
import { type DecisionTable, rowsInWords, type TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';
import { asCell, type Piece, piecesOf } from './pieces.ts';
import { joinRegions, type Region } from './regions.ts';

/** Nobody reads more at once. */
const MOST_PROBLEMS = 20;

/** The search ends at so many regions, or rows in them: the table is refused anyway. */
const MOST_REGIONS = 2000;
const MOST_ROWS_IN_REGIONS = 200_000;

/** In one column. No rate depends on more. */
const MOST_PIECES = 1000;

/**
 * How many comparisons of a row with a piece a proof may take: about one second. 9,000 rows that share a column of 1,000 pieces take a
 * tenth. Rows that leave a finely cut column open are compared in each of its pieces; three such columns would take minutes.
 */
const MOST_STEPS = 100_000_000;

/** A column cut to pieces, with the pieces that each row matches. */
type Cut = {
  readonly label: string;
  readonly isOrdered: boolean;
  readonly pieces: readonly Piece[];
  readonly held: readonly ReadonlySet<number>[];
};

/**
 * Proves that exactly one row of a UNIQUE table matches any admitted input. Each column is cut at the ends of its ranges. A cell treats
 * all values of a piece alike, so one sample represents the piece.
 * @param specs what each column admits, in the order of the table's inputs
 * @returns each gap and each overlap with the inputs it covers, and each overlap with its rows; empty if there are none
 */
export function coverageProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const finest = specs.map((spec, index) => piecesOf(spec, testsAt(table, index)).length);
  const tooFine = finest.findIndex((pieces) => pieces > MOST_PIECES);
  if (tooFine >= 0) {
    const message = `its cells cut it into ${finest[tooFine]} pieces, and ${MOST_PIECES} are the most that can be proven`;
    return [{ table: table.label, column: table.inputs[tooFine]?.label, message }];
  }
  const columns = specs.map((spec, index) => cutOf(table, spec, index));
  const { found, isWhole } = wrongRegions(table, columns);
  if (found.length === 0 && !isWhole) {
    const message =
      'cannot be proven: too many of its rows leave a column open that others cut finely; ask less in one table';
    return [{ table: table.label, message }];
  }
  const regions = joinRegions(
    found,
    columns.map(({ isOrdered }) => isOrdered),
  );
  return regions
    .slice(0, MOST_PROBLEMS)
    .map((region) => ({ table: table.label, ...problemIn(region, columns) }));
}

function testsAt({ rows }: DecisionTable, index: number) {
  return rows.map((row) => row.tests[index]);
}

function cutOf(table: DecisionTable, spec: InputSpec, index: number): Cut {
  const { inputs } = table;
  const tests = testsAt(table, index);
  const pieces = piecesOf(spec, tests);
  // Many rows share a cell; it is evaluated once.
  const heldBy = new Map<string, ReadonlySet<number>>();
  const heldIn = (test: CellTest | undefined): ReadonlySet<number> => {
    const cell = JSON.stringify(test);
    const holds = test && compileCell(test);
    const held =
      heldBy.get(cell) ?? new Set(pieces.flatMap(({ sample }, piece) => (holds?.(sample) ? [piece] : [])));
    heldBy.set(cell, held);
    return held;
  };
  return {
    label: inputs[index]?.label ?? '',
    isOrdered: spec.kind === 'NUMBER',
    pieces,
    held: tests.map(heldIn),
  };
}

/** The regions found, and whether the whole table was searched. */
type Search = { readonly found: readonly Region[]; readonly isWhole: boolean };

/** Finds every combination of pieces with no matching row, or more than one. */
function wrongRegions({ rows }: DecisionTable, columns: readonly Cut[]): Search {
  const found: Region[] = [];
  let steps = 0;
  let rowsFound = 0;
  const isEnough = () =>
    steps > MOST_STEPS || found.length >= MOST_REGIONS || rowsFound > MOST_ROWS_IN_REGIONS;
  const search = (column: number, left: readonly number[], spans: Region['spans']): void => {
    if (isEnough()) return;
    const cut = columns[column];
    if (left.length === 0 || !cut) {
      if (left.length === 1) return;
      const numbers = left.map((row) => rows[row]?.number ?? 0);
      const whole = columns.slice(column).map(({ pieces }) => [...pieces.keys()]);
      found.push({ spans: [...spans, ...whole], rows: numbers, throughout: numbers });
      rowsFound += numbers.length;
      return;
    }
    const groups = distinguished(cut, left);
    steps += left.length * groups.length;
    for (const { span, holding } of groups) search(column + 1, holding, [...spans, span]);
  };
  search(0, [...rows.keys()], []);
  return { found, isWhole: !isEnough() };
}

/** Pieces that some rows don't distinguish, and the rows among them that match. */
type Group = { readonly span: readonly number[]; readonly holding: readonly number[] };

/** Groups the pieces of a column that the remaining rows don't distinguish. A column that none of them tests is one group and costs nothing. */
function distinguished({ pieces, held, isOrdered }: Cut, left: readonly number[]): readonly Group[] {
  const asking = left.flatMap((row) => {
    const holds = held[row];
    return holds && holds.size !== pieces.length ? [holds] : [];
  });
  if (asking.length === 0) return [{ holding: left, span: [...pieces.keys()] }];
  const kinds = kindsOf(pieces.length, asking);
  let runs = 0;
  // Numbers are joined only with their neighbors.
  const runOf = (piece: number) => (kinds[piece] === kinds[piece - 1] ? runs : ++runs);
  const groups = Map.groupBy(pieces.keys(), isOrdered ? runOf : (piece) => kinds[piece]);
  return [...groups.values()].map((span) => ({
    span,
    holding: left.filter((row) => held[row]?.has(span[0] ?? 0)),
  }));
}

/** Returns a kind for each piece, the same for pieces that no cell distinguishes. */
function kindsOf(pieces: number, cells: readonly ReadonlySet<number>[]): readonly number[] {
  const kinds = new Array<number>(pieces).fill(0);
  let next = 1;
  for (const cell of new Set(cells)) {
    const parted = new Map<number, number>();
    for (const piece of cell) {
      const before = kinds[piece] ?? 0;
      const after = parted.get(before) ?? next++;
      parted.set(before, after);
      kinds[piece] = after;
    }
  }
  return kinds;
}

function problemIn(
  { spans, rows, throughout }: Region,
  columns: readonly Cut[],
): Pick<TableProblem, 'rows' | 'message'> {
  const where = columns.flatMap(({ label, pieces }, column) => {
    const span = spans[column] ?? [];
    const cell = asCell(span.flatMap((piece) => pieces[piece] ?? []));
    return span.length === pieces.length ? [] : [`${label} ${cell}`];
  });
  const place = where.join(', ') || 'anything';
  if (rows.length === 0) return { message: `a gap: no row for ${place}` };
  const together = rows.length === 2 ? 'both' : 'all';
  const which =
    throughout.length === rows.length ? together : `${rowsInWords(throughout)} and one of the others`;
  return { rows, message: `an overlap: ${which} hold for ${place}` };
}
