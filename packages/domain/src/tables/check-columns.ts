import type * as z from 'zod';
import type { CellTest } from './cell.ts';
import type { Decisions, DecisionTable, TableProblem } from './decision-table.ts';
import { allowedText, allows, type InputSpec, type Inputs, notAllowedText } from './inputs.ts';

/** The expected columns of one table. */
export type TableSpec<I extends Inputs, O extends z.ZodObject> = {
  readonly hitPolicy: DecisionTable['hitPolicy'];
  /** The inputs that its columns may use. */
  readonly inputs: I;
  /** The required inputs. */
  readonly needs: readonly string[];
  /** The schema of its output columns. Bounds catch values in another unit. */
  readonly output: O;
};

/**
 * Returns the problems of a table's structure: its hit policy, unknown or missing columns, rows of the wrong width. Names a missing
 * column only once.
 */
export function columnProblems(
  table: DecisionTable,
  spec: TableSpec<Inputs, z.ZodObject>,
): readonly TableProblem[] {
  const columns = columnNameProblems(table, spec);
  return columns.length > 0 ? columns : rowWidthProblems(table);
}

function columnNameProblems(
  table: DecisionTable,
  { hitPolicy, inputs, needs, output }: TableSpec<Inputs, z.ZodObject>,
): readonly TableProblem[] {
  const has = new Set(table.inputs.map(({ name }) => name));
  const outputs = table.outputs.map(({ name }) => name);
  const unknownInputs = table.inputs
    .filter(({ name }) => !inputs[name])
    .map(({ name, label }) => ({
      column: label,
      message: name ? `${name} is not an allowed input` : 'has no input expression',
    }));
  const unknownOutputs = table.outputs.flatMap(({ name, label }, index) => {
    if (output.shape[name] && outputs.indexOf(name) === index) return [];
    const problem = output.shape[name] ? `${name} appears twice` : `${name} is not a known output`;
    return [{ column: label, message: name ? problem : 'has no output name' }];
  });
  const missingInputs = needs.filter((name) => !has.has(name)).map((name) => `the input column ${name}`);
  const missingOutputs = Object.entries(output.shape)
    .filter(
      ([name, schema]) => !outputs.includes(name) && !(schema as z.ZodType).safeParse(undefined).success,
    )
    .map(([name]) => `the output column ${name}`);
  return [
    ...(table.hitPolicy === hitPolicy
      ? []
      : [{ message: `the hit policy must be ${hitPolicy}, not ${table.hitPolicy}` }]),
    ...pairWithMissing(unknownInputs, missingInputs),
    ...pairWithMissing(unknownOutputs, missingOutputs),
  ];
}

/** Pairs each unknown column with a missing one, so that a wrong header is one problem. */
function pairWithMissing(
  unknown: readonly TableProblem[],
  missing: readonly string[],
): readonly TableProblem[] {
  return [
    ...unknown.map((problem, index) => {
      const name = missing[index];
      return name ? { ...problem, message: `${problem.message}; ${name} is missing` } : problem;
    }),
    ...missing.slice(unknown.length).map((name) => ({ message: `${name} is missing` })),
  ];
}

/** Returns a problem for rows with more or fewer cells than columns. */
function rowWidthProblems({ inputs, outputs, rows }: DecisionTable): readonly TableProblem[] {
  const columns = inputs.length + outputs.length;
  const uneven = rows.filter(
    (row) => row.tests.length !== inputs.length || row.outputs.length !== outputs.length,
  );
  if (uneven.length === 0) return [];
  const numbers = uneven.length === rows.length ? [] : uneven.map(({ number }) => number);
  return [{ rows: numbers, message: `needs one cell for each of the ${columns} columns` }];
}

/**
 * Returns the decisions that nothing uses: a problem, since the lender expects them to apply. A constant counts as used if a cell names it.
 * @param known the ids of the decisions that the product reads
 * @param table the message for a table or a sum
 */
export function unusedDecisions(
  decisions: Decisions,
  known: readonly string[],
  table = 'is not used, so none of its rows would apply',
): readonly TableProblem[] {
  return [...decisions.values()]
    .filter(
      (decision) => !known.includes(decision.name) && !(decision.kind === 'CONSTANT' && decision.isUsed),
    )
    .map(({ kind, label }) => ({
      table: label,
      message: kind === 'CONSTANT' ? 'is not used by any cell or rule' : table,
    }));
}

/**
 * Returns the cells with values that the column doesn't allow, such as another unit or an unknown code. Joins the same problem in
 * several rows.
 * @param specs the allowed values of each column, in the order of the table's inputs
 */
export function cellProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const disallowed = table.rows.flatMap(({ number, tests }) =>
    tests.flatMap((test, index) => {
      const spec = specs[index];
      const message = spec && disallowedIn(test, spec);
      return message ? [{ number, index, message }] : [];
    }),
  );
  const alike = Map.groupBy(disallowed, ({ index, message }) => `${index} ${message}`);
  return [...alike.values()].flatMap((cells) =>
    cells.slice(0, 1).map(({ index, message }) => ({
      rows: cells.map(({ number }) => number),
      column: table.inputs[index]?.label,
      message,
    })),
  );
}

/** Returns a message about the first value or range of a cell that its column doesn't allow. */
function disallowedIn(test: CellTest, spec: InputSpec): string | undefined {
  if (test.kind === 'ANY') return undefined;
  if (spec.kind !== 'NUMBER' && test.ranges.length > 0)
    return `use single values, not a range: ${allowedText(spec)}`;
  const ends = test.ranges.flatMap(({ from, to }) => [from, to]).filter((end) => Number.isFinite(end));
  const disallowed = [...test.values, ...ends].find((value) => !allows(spec, value));
  return disallowed === undefined
    ? undefined
    : `${JSON.stringify(disallowed)} ${notAllowedText(spec, disallowed)}`;
}
