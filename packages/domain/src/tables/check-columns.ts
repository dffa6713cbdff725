import type * as z from 'zod';
import type { CellTest } from './cell.ts';
import type { Decisions, DecisionTable, TableProblem } from './decision-table.ts';
import { admits, type InputSpec, type Inputs, inWords, notAdmitted } from './inputs.ts';

/** The expected columns of one table. */
export type TableSpec<I extends Inputs, O extends z.ZodObject> = {
  readonly hitPolicy: DecisionTable['hitPolicy'];
  /** The inputs its columns may use. */
  readonly inputs: I;
  /** The required inputs. */
  readonly needs: readonly string[];
  /** Its output columns, by name, with their units as bounds. */
  readonly output: O;
};

/**
 * Reports errors of a table's structure: its hit policy, unknown or missing columns, rows of the wrong width. A missing column is reported
 * once, by its name.
 */
export function columnProblems(
  table: DecisionTable,
  spec: TableSpec<Inputs, z.ZodObject>,
): readonly TableProblem[] {
  const columns = namesProblems(table, spec);
  return columns.length > 0 ? columns : widthProblems(table);
}

function namesProblems(
  table: DecisionTable,
  { hitPolicy, inputs, needs, output }: TableSpec<Inputs, z.ZodObject>,
): readonly TableProblem[] {
  const has = new Set(table.inputs.map(({ name }) => name));
  const outputs = table.outputs.map(({ name }) => name);
  const strangeInputs = table.inputs
    .filter(({ name }) => !inputs[name])
    .map(({ name, label }) => ({
      column: label,
      message: name
        ? `${name} may not be asked about here`
        : 'has no expression that says what it asks about',
    }));
  const strangeOutputs = table.outputs.flatMap(({ name, label }, index) => {
    if (output.shape[name] && outputs.indexOf(name) === index) return [];
    const known = output.shape[name] ? `${name} stands twice` : `nothing reads ${name}`;
    return [{ column: label, message: name ? known : 'has no name that says what it gives' }];
  });
  const missingInputs = needs.filter((name) => !has.has(name)).map((name) => `the input ${name}`);
  const missingOutputs = Object.keys(output.shape)
    .filter((name) => !outputs.includes(name))
    .map((name) => `the output ${name}`);
  return [
    ...(table.hitPolicy === hitPolicy
      ? []
      : [{ message: `its hit policy is ${table.hitPolicy}, not ${hitPolicy}` }]),
    ...inPlaceOf(strangeInputs, missingInputs),
    ...inPlaceOf(strangeOutputs, missingOutputs),
  ];
}

/** Pairs each unknown column with a missing one: a wrong header is one error. */
function inPlaceOf(strange: readonly TableProblem[], missing: readonly string[]): readonly TableProblem[] {
  return [
    ...strange.map((problem, index) => {
      const meant = missing[index];
      return meant ? { ...problem, message: `${problem.message}; ${meant} is missing` } : problem;
    }),
    ...missing.slice(strange.length).map((name) => ({ message: `a column is missing: ${name}` })),
  ];
}

/** Reports rows with more or fewer cells than columns. */
function widthProblems({ inputs, outputs, rows }: DecisionTable): readonly TableProblem[] {
  const columns = inputs.length + outputs.length;
  const uneven = rows.filter(
    (row) => row.tests.length !== inputs.length || row.outputs.length !== outputs.length,
  );
  if (uneven.length === 0) return [];
  const numbers = uneven.length === rows.length ? [] : uneven.map(({ number }) => number);
  return [{ rows: numbers, message: `not one cell for each of the ${columns} columns` }];
}

/**
 * Reports decisions that nothing reads: their author would believe that they apply. A constant may be used by cells of its file.
 * @param asked the ids of the decisions that are read
 * @param table the message for a table or a sum
 */
export function unreadDecisions(
  decisions: Decisions,
  asked: readonly string[],
  table = 'nothing reads it, so that no row of it would apply',
): readonly TableProblem[] {
  return [...decisions.values()]
    .filter(
      (decision) => !asked.includes(decision.name) && !(decision.kind === 'CONSTANT' && decision.isNamed),
    )
    .map(({ kind, label }) => ({
      table: label,
      message: kind === 'CONSTANT' ? 'no cell names it, and nothing else reads it' : table,
    }));
}

/**
 * Reports cells with inadmissible values, such as another unit or an unknown code. The same error in several rows is one error.
 * @param specs what each column admits, in the order of the table's inputs
 */
export function cellProblems(table: DecisionTable, specs: readonly InputSpec[]): readonly TableProblem[] {
  const strange = table.rows.flatMap(({ number, tests }) =>
    tests.flatMap((test, index) => {
      const spec = specs[index];
      const message = spec && strangeIn(test, spec);
      return message ? [{ number, index, message }] : [];
    }),
  );
  const alike = Map.groupBy(strange, ({ index, message }) => `${index} ${message}`);
  return [...alike.values()].flatMap((cells) =>
    cells.slice(0, 1).map(({ index, message }) => ({
      rows: cells.map(({ number }) => number),
      column: table.inputs[index]?.label,
      message,
    })),
  );
}

/** Words the first inadmissible part of a cell: a value, an end of a range, or any range. */
function strangeIn(test: CellTest, spec: InputSpec): string | undefined {
  if (test.kind === 'ANY') return undefined;
  if (spec.kind !== 'NUMBER' && test.ranges.length > 0)
    return `a range is not taken here: the column takes single values, ${inWords(spec)}`;
  const ends = test.ranges.flatMap(({ from, to }) => [from, to]).filter((end) => Number.isFinite(end));
  const strange = [...test.values, ...ends].find((value) => !admits(spec, value));
  return strange === undefined ? undefined : `${JSON.stringify(strange)} ${notAdmitted(spec, strange)}`;
}
