import { covers, testInWords } from '@homeline/domain/tables/bands.ts';
import { CONSTANT_COLUMN, isNumber, type Sheet, type SheetCell } from '@homeline/domain/tables/sheet.ts';
import { rulesCopy } from '../copy.ts';

/** A cell where it is shown. */
export type GridCell = SheetCell & {
  /** Its table, row and column, as problems and changes name them. */
  readonly table: string;
  readonly row: number;
  readonly column: string;
  /** A test of an input, not a result. */
  readonly isInput: boolean;
};

/**
 * A table as a grid of cells. With two inputs and one output it is a matrix, as rate sheets are printed: one input down, one across.
 * Any other table keeps its rows.
 */
export type GridLayout = {
  /** Above the row headings, and above the columns. */
  readonly corner: string;
  readonly across: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly heading: string; readonly cells: readonly GridCell[] }[];
};

/** A table, or all constants of a file together: what is edited at a time. */
export type GridTable = {
  readonly id: string;
  readonly name: string;
  readonly layout: GridLayout;
  /** Absent for the constants. */
  readonly sheet?: Sheet;
};

/** Lays the tables of a file out, and its constants as one table. */
export function gridTables(sheets: readonly Sheet[]): readonly GridTable[] {
  const tables = sheets.filter(({ inputs }) => inputs.length > 0);
  const constants = sheets.filter(({ inputs }) => inputs.length === 0);
  return [
    ...tables.map((sheet) => ({ id: sheet.id, name: sheet.name, layout: layoutOf(sheet), sheet })),
    ...(constants.length === 0
      ? []
      : [{ id: '', name: rulesCopy.grid.constants, layout: constantsLayout(constants) }]),
  ];
}

/** Returns each cell of a table once, row by row. */
export function cellsOf({ rows }: GridLayout): readonly GridCell[] {
  return distinct(rows.flatMap(({ cells }) => cells));
}

/** Returns cells without the repeated ones. */
export function distinct(cells: readonly GridCell[]): readonly GridCell[] {
  return [...new Map(cells.map((cell) => [cell.id, cell])).values()];
}

/** Returns the layout of a table. */
export function layoutOf(sheet: Sheet): GridLayout {
  return matrixOf(sheet) ?? listOf(sheet);
}

function constantsLayout(constants: readonly Sheet[]): GridLayout {
  return {
    corner: rulesCopy.grid.constant,
    across: undefined,
    columns: [CONSTANT_COLUMN],
    rows: constants.map((sheet) => ({
      heading: sheet.name,
      cells: placed(sheet, sheet.rows[0]?.outputs ?? [], { number: 1, columns: sheet.outputs }),
    })),
  };
}

function listOf(sheet: Sheet): GridLayout {
  const { inputs, outputs, rows } = sheet;
  // A single input names its row.
  const [only, more] = inputs;
  const isNamed = only !== undefined && more === undefined;
  return {
    corner: isNamed ? only : rulesCopy.grid.row,
    across: undefined,
    columns: isNamed ? outputs : [...inputs, ...outputs],
    rows: rows.map((row) => {
      const { number } = row;
      const results = placed(sheet, row.outputs, { number, columns: outputs });
      if (isNamed) return { heading: testInWords(row.inputs[0]?.text ?? ''), cells: results };
      const tests = placed(sheet, row.inputs, { number, columns: inputs, isInput: true });
      return { heading: String(number), cells: [...tests, ...results] };
    }),
  };
}

/**
 * Returns a table of two inputs and one output as a matrix; undefined for any other table. The line with the most bands gives the columns.
 * A cell whose band covers several of them is repeated in each.
 */
function matrixOf(sheet: Sheet): GridLayout | undefined {
  const { inputs, outputs, rows } = sheet;
  const [down = '', across, more] = inputs;
  if (across === undefined || more !== undefined || outputs.length !== 1) return undefined;
  const lines = Map.groupBy(rows, (row) => row.inputs[0]?.text ?? '');
  const longest = [...lines.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const columns = longest.map((row) => row.inputs[1]?.text ?? '');
  if (columns.length < 2 || lines.size < 2) return undefined;
  const laidOut = [...lines].map(([line, cells]) => ({
    heading: testInWords(line),
    cells: columns.flatMap((column) => {
      const found = cells.filter((row) => covers(row.inputs[1]?.text ?? '', column));
      const [row] = found;
      return row && found.length === 1
        ? placed(sheet, row.outputs, { number: row.number, columns: outputs })
        : [];
    }),
  }));
  const shownRows = new Set(laidOut.flatMap(({ cells }) => cells.map(({ row }) => row)));
  const isWhole = laidOut.every(({ cells }) => cells.length === columns.length);
  if (!isWhole || shownRows.size !== rows.length) return undefined;
  return { corner: down, across, columns: columns.map(testInWords), rows: laidOut };
}

type Place = {
  readonly number: number;
  readonly columns: readonly string[];
  readonly isInput?: boolean;
};

function placed({ name }: Sheet, cells: readonly SheetCell[], { number, columns, isInput = false }: Place) {
  return cells.map((cell, at) => ({
    ...cell,
    ...{ table: name, row: number, column: columns[at] ?? '', isInput },
  }));
}

/**
 * Returns where each number lies in the range of its column, or of the whole matrix: 0 for the lowest, 1 for the highest.
 * @param texts the cells' texts as they are now
 */
export function heatOf(layout: GridLayout, texts: (cell: GridCell) => string): ReadonlyMap<string, number> {
  const groups = new Map<string, { id: string; value: number }[]>();
  for (const cell of cellsOf(layout)) {
    const text = texts(cell);
    if (cell.isInput || !isNumber(text)) continue;
    // Constants have nothing in common.
    const group = `${cell.table} ${cell.column}`;
    groups.set(group, [...(groups.get(group) ?? []), { id: cell.id, value: Number(text) }]);
  }
  return new Map(
    [...groups.values()].flatMap((cells) => {
      const values = cells.map(({ value }) => value);
      const [lowest, highest] = [Math.min(...values), Math.max(...values)];
      return lowest === highest
        ? []
        : cells.map(({ id, value }) => [id, (value - lowest) / (highest - lowest)] as const);
    }),
  );
}
