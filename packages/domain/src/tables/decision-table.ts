import type { CellTest, Scalar } from './cell.ts';

/** A column of a decision table: its name, label, and the type and values that the file declares. */
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
  /** True when a cell of the file names it. */
  readonly isUsed: boolean;
};

export type Decision = DecisionTable | Sum | Constant;

/** The decisions of a file by id, in file order. */
export type Decisions = ReadonlyMap<string, Decision>;

/** A problem in a rules file, with its table, rows and column. */
export type TableProblem = {
  readonly table?: string | undefined;
  readonly rows?: readonly number[] | undefined;
  readonly column?: string | undefined;
  readonly message: string;
};

/** Returns a problem as one line, starting with its place. */
export function formatProblem({ table, rows = [], column, message }: TableProblem): string {
  const place = [
    ...(table === undefined ? [] : [`table "${table}"`]),
    ...(rows.length === 0 ? [] : [formatRows(rows)]),
    ...(column === undefined ? [] : [`column "${column}"`]),
  ].join(', ');
  return place ? `${place}: ${message}` : message;
}

/** Returns row numbers as text, such as "row 3" or "rows 1, 8 and 15". */
export function formatRows(rows: readonly number[]): string {
  const last = rows.at(-1);
  return rows.length < 2 ? `row ${last}` : `rows ${rows.slice(0, -1).join(', ')} and ${last}`;
}
