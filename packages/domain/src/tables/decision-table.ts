import type { CellTest, Scalar } from './cell.ts';

/** A column of a decision table: its name in the model, the words above it, and what its file says of the values in it. */
export type Column = {
  readonly name: string;
  readonly label: string;
  readonly type?: string | undefined;
  readonly values?: CellTest | undefined;
};

/** One line of a decision table, counted from 1 as the editor shows it. */
export type Row = {
  readonly number: number;
  readonly tests: readonly CellTest[];
  readonly outputs: readonly Scalar[];
};

/** UNIQUE: exactly one row holds for any input. COLLECT: every row that holds counts, in the listed order. */
export type DecisionTable = {
  readonly kind: 'TABLE';
  readonly name: string;
  readonly label: string;
  readonly hitPolicy: 'UNIQUE' | 'COLLECT';
  readonly inputs: readonly Column[];
  readonly outputs: readonly Column[];
  readonly rows: readonly Row[];
};

/** A decision that adds up others. */
export type Sum = {
  readonly kind: 'SUM';
  readonly name: string;
  readonly label: string;
  readonly terms: readonly string[];
};

/** A number by itself. */
export type Constant = {
  readonly kind: 'CONSTANT';
  readonly name: string;
  readonly label: string;
  readonly value: number;
  /** Some cell of the file names it. */
  readonly isNamed: boolean;
};

export type Decision = DecisionTable | Sum | Constant;

/** The decisions of one file, by name, in the order of the file. */
export type Decisions = ReadonlyMap<string, Decision>;

/** What keeps a file from being used, and where: a table, some of its rows, one of its columns. */
export type TableProblem = {
  readonly table?: string | undefined;
  readonly rows?: readonly number[] | undefined;
  readonly column?: string | undefined;
  readonly message: string;
};

/** A problem in one line, place first. */
export function inOneLine({ table, rows = [], column, message }: TableProblem): string {
  const place = [
    ...(table === undefined ? [] : [`table "${table}"`]),
    ...(rows.length === 0 ? [] : [rowsInWords(rows)]),
    ...(column === undefined ? [] : [`column "${column}"`]),
  ].join(', ');
  return place ? `${place}: ${message}` : message;
}

/** Some rows by their numbers: "row 3", "rows 1, 8 and 15". */
export function rowsInWords(rows: readonly number[]): string {
  const last = rows.at(-1);
  return rows.length < 2 ? `row ${last}` : `rows ${rows.slice(0, -1).join(', ')} and ${last}`;
}
