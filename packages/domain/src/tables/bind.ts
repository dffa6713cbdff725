import type * as z from 'zod';
import type { Scalar } from './cell.ts';
import { compileCell } from './cell.ts';
import { cellProblems, columnProblems, type TableSpec } from './check-columns.ts';
import { coverageProblems } from './coverage.ts';
import type { Decisions, DecisionTable, TableProblem } from './decision-table.ts';
import { declaredProblems } from './declared.ts';
import { allows, type InputSpec, type Inputs, type InputValues, notAllowedText } from './inputs.ts';
import { rowProblems } from './row-problems.ts';

/** A column that a row tests. */
export type TestedColumn = { readonly name: string; readonly label: string; readonly spec: InputSpec };

/** A matching row: its number, its outputs and the columns that it tests. */
export type Hit<T> = {
  readonly table: string;
  readonly row: number;
  readonly output: T;
  readonly tested: readonly TestedColumn[];
};

/** Thrown when a table is evaluated with a value that a column doesn't allow. A retry can't help. The message never contains the value. */
export class InvalidTableInput extends Error {}

export type Report = (problem: TableProblem) => void;

type Compiled<T> = {
  /** Returns the matching rows, or only the first. */
  find(inputs: Readonly<Record<string, unknown>>, onlyFirst: boolean): Hit<T>[];
};

/**
 * Returns a function that evaluates a UNIQUE table, in which exactly one row matches. Reports every gap and overlap.
 * @param name the id of the decision in its file
 * @throws InvalidTableInput when evaluated with a value that a column doesn't allow
 */
export function bindUnique<I extends Inputs, O extends z.ZodObject>(
  decisions: Decisions,
  name: string,
  spec: TableSpec<I, O>,
  report: Report,
): (inputs: InputValues<I>) => Hit<z.infer<O>> {
  const compiled = compile(decisions, name, spec, report);
  return (inputs) => {
    const [hit] = compiled.find(inputs, true);
    if (!hit) throw new InvalidTableInput(`Table ${name}: no row matches`);
    return hit;
  };
}

/**
 * Returns a function that evaluates a COLLECT table to every matching row, in the listed order. An unknown input passes only an empty
 * cell.
 * @throws InvalidTableInput when evaluated with a value that a column doesn't allow
 */
export function bindCollect<I extends Inputs, O extends z.ZodObject>(
  decisions: Decisions,
  name: string,
  spec: TableSpec<I, O>,
  report: Report,
): (
  inputs: { readonly [N in keyof InputValues<I>]?: InputValues<I>[N] | undefined },
) => readonly Hit<z.infer<O>>[] {
  const compiled = compile(decisions, name, spec, report);
  return (inputs) => compiled.find(inputs, false);
}

/** Returns the value of a constant that matches a schema. Reports a problem and returns 0 otherwise. */
export function bindConstant<S extends z.ZodType<number, number>>(
  decisions: Decisions,
  name: string,
  schema: S,
  report: Report,
): z.infer<S> {
  const decision = decisions.get(name);
  if (decision?.kind !== 'CONSTANT') {
    report({ table: decision?.label ?? name, message: 'is missing or is not a number' });
    return 0 as z.infer<S>;
  }
  const parsed = schema.safeParse(decision.value);
  if (parsed.success) return parsed.data;
  report({ table: decision.label, message: parsed.error.issues[0]?.message ?? 'is not allowed' });
  return 0 as z.infer<S>;
}

function compile<O extends z.ZodObject>(
  decisions: Decisions,
  name: string,
  spec: TableSpec<Inputs, O>,
  report: Report,
): Compiled<z.infer<O>> {
  const unusable = { find: () => [] };
  const table = decisions.get(name);
  if (table?.kind !== 'TABLE') {
    report({ table: name, message: 'is missing or is not a decision table' });
    return unusable;
  }
  const hasProblems = (problems: readonly TableProblem[]) => {
    for (const problem of problems) report({ table: table.label, ...problem });
    return problems.length > 0;
  };
  if (hasProblems(columnProblems(table, spec))) return unusable;
  const specs = table.inputs.flatMap(({ name: input }) => spec.inputs[input] ?? []);
  const problems: TableProblem[] = [...cellProblems(table, specs)];
  const outputs = table.rows.map((row) =>
    outputOf(table, row, spec.output, (problem) => problems.push(problem)),
  );
  if (
    hasProblems(firstOfEachCell([...problems, ...declaredProblems(table, specs)])) ||
    hasProblems(rowProblems(table, specs))
  )
    return unusable;
  if (spec.hitPolicy === 'UNIQUE' && hasProblems(coverageProblems(table, specs))) return unusable;
  const columns = table.inputs.flatMap(({ name: input, label }): TestedColumn[] => {
    const column = spec.inputs[input];
    return column ? [{ name: input, label, spec: column }] : [];
  });
  const rows = table.rows.map((row, index) => ({
    tests: row.tests.map(compileCell),
    hit: {
      table: table.label,
      row: row.number,
      output: outputs[index] as z.infer<O>,
      tested: columns.filter((_, column) => row.tests[column]?.kind !== 'ANY'),
    },
  }));
  const isUnique = spec.hitPolicy === 'UNIQUE';
  return {
    find(inputs, onlyFirst) {
      const values = columns.map(({ name: input, label, spec: column }) => {
        const value = inputs[input];
        if (value === undefined && !isUnique) return undefined;
        if (allows(column, value)) return value as Scalar;
        // Omit the value: logs keep the message, and a score or an age is personal.
        throw new InvalidTableInput(
          `Table "${table.label}", column "${label}": the input ${notAllowedText(column, value)}`,
        );
      });
      const hits: Hit<z.infer<O>>[] = [];
      for (const { tests, hit } of rows) {
        if (!tests.every((passes, index) => passes(values[index]))) continue;
        hits.push(hit);
        if (onlyFirst) break;
      }
      return hits;
    },
  };
}

/** Returns only the first problem of each cell. */
function firstOfEachCell(problems: readonly TableProblem[]): readonly TableProblem[] {
  const reported = new Set<string>();
  return problems.filter(({ rows, column }) => {
    const cell = JSON.stringify([rows, column]);
    if (!rows || !reported.has(cell)) return reported.add(cell);
    return false;
  });
}

function outputOf<O extends z.ZodObject>(
  table: DecisionTable,
  row: DecisionTable['rows'][number],
  schema: O,
  report: Report,
): z.infer<O> | undefined {
  const values = Object.fromEntries(table.outputs.map(({ name }, index) => [name, row.outputs[index]]));
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const output = table.outputs.find(({ name }) => name === path[0]);
    report({
      rows: [row.number],
      column: output?.label ?? String(path[0]),
      message: `${JSON.stringify(values[String(path[0])])}: ${message}`,
    });
  }
  return undefined;
}
