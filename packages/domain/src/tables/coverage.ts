import { compileCell } from './cell.ts';
import { type DecisionTable, rowsInWords, type TableProblem } from './decision-table.ts';
import type { InputSpec } from './inputs.ts';
import { asCell, type Piece, piecesOf } from './pieces.ts';
import { joinRegions, type Region } from './regions.ts';

/** More than these are not worth reading at once. */
const MOST_PROBLEMS = 20;

/** Beyond so many wrong places a table is not searched further: it is refused anyhow. */
const MOST_REGIONS = 2000;

/**
 * A table's proof takes as long as the square of the pieces of its columns: so many take a second, and no rate depends on more.
 */
const MOST_PIECES = 1000;

/** A column, cut to pieces, and for each row the pieces that it holds for. */
type Cut = {
  readonly label: string;
  readonly isOrdered: boolean;
  readonly pieces: readonly Piece[];
  readonly held: readonly (readonly number[])[];
};

/**
 * Proves that exactly one row of a UNIQUE table holds for any admitted input. Each column is cut where a cell of it begins or ends;
 * within a piece every cell is the same for all values, so one value stands for the piece, and for the pieces that the rows in question
 * do not tell apart.
 * @param specs what each column admits, in the order of the table's inputs
 * @returns each gap and each overlap, with the rows and the column to mend and the values for which it is one; empty when there is none
 */
export function coverageProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const finest = specs.map((spec, index) => piecesOf(spec, testsAt(table, index)).length);
  const tooFine = finest.findIndex((pieces) => pieces > MOST_PIECES);
  if (tooFine >= 0) {
    const message = `its cells cut it into ${finest[tooFine]} pieces, and ${MOST_PIECES} are the most that can be proven`;
    return [{ table: table.label, column: table.inputs[tooFine]?.label, message }];
  }
  const columns = specs.map((spec, index) => cutOf(table, spec, index));
  const regions = joinRegions(
    wrongRegions(table, columns),
    columns.map(({ isOrdered }) => isOrdered),
  );
  return regions
    .slice(0, MOST_PROBLEMS)
    .map((region) => ({ table: table.label, ...problemIn(region, table, columns) }));
}

function testsAt({ rows }: DecisionTable, index: number) {
  return rows.map((row) => row.tests[index]);
}

function cutOf(table: DecisionTable, spec: InputSpec, index: number): Cut {
  const { inputs } = table;
  const tests = testsAt(table, index);
  const pieces = piecesOf(spec, tests);
  return {
    label: inputs[index]?.label ?? '',
    isOrdered: spec.kind === 'NUMBER',
    pieces,
    held: tests.map((test) => {
      const holds = test && compileCell(test);
      return pieces.flatMap(({ sample }, piece) => (holds?.(sample) ? [piece] : []));
    }),
  };
}

/** Every combination of pieces, joined as far as nothing tells them apart, for which no row holds, or more than one. */
function wrongRegions({ rows }: DecisionTable, columns: readonly Cut[]): readonly Region[] {
  const found: Region[] = [];
  const search = (column: number, left: readonly number[], spans: Region['spans']): void => {
    if (found.length >= MOST_REGIONS) return;
    const cut = columns[column];
    if (left.length === 0 || !cut) {
      const numbers = left.map((row) => rows[row]?.number ?? 0);
      const whole = columns.slice(column).map(({ pieces }) => [...pieces.keys()]);
      if (left.length !== 1) found.push({ spans: [...spans, ...whole], rows: numbers, throughout: numbers });
      return;
    }
    for (const { span, holding } of toldApart(cut, left)) search(column + 1, holding, [...spans, span]);
  };
  search(0, [...rows.keys()], []);
  return found;
}

/** Pieces that some rows do not tell apart, and those of the rows that hold in them. */
type Group = { readonly span: readonly number[]; readonly holding: readonly number[] };

/**
 * The pieces of a column, joined as far as the rows that are left do not tell them apart: a column that none of them asks anything of is
 * one group, so that it costs nothing.
 */
function toldApart({ pieces, held, isOrdered }: Cut, left: readonly number[]): readonly Group[] {
  const asking = left.filter((row) => held[row]?.length !== pieces.length);
  const groups: Group[] = [];
  for (const piece of asking.length > 0 ? pieces.keys() : []) {
    const others = asking.filter((row) => !held[row]?.includes(piece));
    const holding = left.filter((row) => !others.includes(row));
    const at = groups.findLastIndex((group) => String(group.holding) === String(holding));
    const group = groups[at];
    // Numbers are joined with their neighbours alone.
    if (group && (!isOrdered || at === groups.length - 1)) {
      groups[at] = { holding, span: [...group.span, piece] };
    } else groups.push({ holding, span: [piece] });
  }
  return asking.length > 0 ? groups : [{ holding: left, span: [...pieces.keys()] }];
}

function problemIn(
  region: Region,
  { rows: all }: DecisionTable,
  columns: readonly Cut[],
): Omit<TableProblem, 'table'> {
  const { spans, rows, throughout } = region;
  const where = columns.flatMap(({ label, pieces }, column) => {
    const span = spans[column] ?? [];
    const cell = asCell(span.flatMap((piece) => pieces[piece] ?? []));
    return span.length === pieces.length ? [] : [`${label} ${cell}`];
  });
  const place = where.join(', ') || 'anything';
  const numbers = all.map(({ number }) => number);
  const { column, rows: beside } = cellsToMend(region, numbers, columns);
  if (rows.length === 0) return { rows: beside, column, message: `a gap: no row for ${place}` };
  const together = rows.length === 2 ? 'both' : 'all';
  const which =
    throughout.length === rows.length ? together : `${rowsInWords(throughout)} and one of the others`;
  return { rows, column, message: `an overlap: ${which} hold for ${place}` };
}

/**
 * The cells of which one alone, were it another, would mend a region: whatever else their row asks is the region, no more and no less.
 * Of an overlap they are among its rows, of a gap among those that border on it.
 * @returns the column in which most of them stand, and their rows; of codes, which have no neighbours, the column alone. Nothing when no
 * column stands out.
 */
function cellsToMend(
  { spans, rows }: Region,
  numbers: readonly number[],
  columns: readonly Cut[],
): Pick<TableProblem, 'rows' | 'column'> {
  const cells = columns.map(({ label, held, isOrdered }, column) => {
    const [first = 0, last = first] = [spans[column]?.[0], spans[column]?.at(-1)];
    const borders = (row: number) =>
      !isOrdered || held[row]?.includes(first - 1) || held[row]?.includes(last + 1);
    const found = numbers.filter(
      (number, row) =>
        (rows.length > 0 ? rows.includes(number) : borders(row)) &&
        columns.every((other, at) => at === column || String(other.held[row]) === String(spans[at])),
    );
    return { found, problem: { column: label, rows: isOrdered ? found : [] } };
  });
  const [most, next] = cells.toSorted((a, b) => b.found.length - a.found.length);
  return most && most.found.length > (next?.found.length ?? 0) ? most.problem : {};
}
