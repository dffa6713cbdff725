import type { CellTest, Scalar } from './cell.ts';

/** A column of a decision table: its name, its label, and the values its file declares. */
export type Column = {
  readonly name: string;
  readonly label: string;
  readonly type?: string | undefined;
  readonly values?: CellTest | undefined;
};

/** A row of a decision table, numbered from 1 as in the editor. */
export type Row = {
  readonly number: number;
  readonly tests: readonly CellTest[];
  readonly outputs: readonly Scalar[];
};

/** UNIQUE: exactly one row matches any input. COLLECT: every matching row counts, in the listed order. */
export type DecisionTable = {
  readonly kind: 'TABLE';
  readonly name: string;
  readonly label: string;
  readonly hitPolicy: 'UNIQUE' | 'COLLECT';
  readonly inputs: readonly Column[];
  readonly outputs: readonly Column[];
  readonly rows: readonly Row[];
};

/** A decision that is the sum of others. */
export type Sum = {
  readonly kind: 'SUM';
  readonly name: string;
  readonly label: string;
  readonly terms: readonly string[];
};

/** A constant number. */
export type Constant = {
  readonly kind: 'CONSTANT';
  readonly name: string;
  readonly label: string;
  readonly value: number;
  /** Whether a cell of the file names it. */
  readonly isNamed: boolean;
};

export type Decision = DecisionTable | Sum | Constant;

/** The decisions of a file by name, in its order. */
export type Decisions = ReadonlyMap<string, Decision>;

/** An error in a file with its place: a table, its rows, a column. */
export type TableProblem = {
  readonly table?: string | undefined;
  readonly rows?: readonly number[] | undefined;
  readonly column?: string | undefined;
  readonly message: string;
};

/** Words an error in one line, its place first. */
export function inOneLine({ table, rows = [], column, message }: TableProblem): string {
  const place = [
    ...(table === undefined ? [] : [`table "${table}"`]),
    ...(rows.length === 0 ? [] : [rowsInWords(rows)]),
    ...(column === undefined ? [] : [`column "${column}"`]),
  ].join(', ');
  return place ? `${place}: ${message}` : message;
}

/** Words row numbers: "row 3", "rows 1, 8 and 15". */
export function rowsInWords(rows: readonly number[]): string {
  const last = rows.at(-1);
  return rows.length < 2 ? `row ${last}` : `rows ${rows.slice(0, -1).join(', ')} and ${last}`;
}
