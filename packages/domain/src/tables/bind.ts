import type * as z from 'zod';
import type { Scalar } from './cell.ts';
import { compileCell } from './cell.ts';
import { cellProblems, columnProblems, type TableSpec } from './check-columns.ts';
import { coverageProblems } from './coverage.ts';
import type { Decisions, DecisionTable, TableProblem } from './decision-table.ts';
import { declaredProblems } from './declared.ts';
import { type Asked, admits, type InputSpec, type Inputs, notAdmitted } from './inputs.ts';
import { rowProblems } from './row-problems.ts';

/** A column that a row tests. */
export type TestedColumn = { readonly name: string; readonly label: string; readonly spec: InputSpec };

/** A matching row with its outputs and the columns it tests. */
export type Hit<T> = {
  readonly table: string;
  readonly row: number;
  readonly output: T;
  readonly tested: readonly TestedColumn[];
};

/** A table was evaluated with an inadmissible value. A retry can't help. The message names table and column, never the value. */
export class OutsideTable extends Error {}

export type Report = (problem: TableProblem) => void;

type Compiled<T> = {
  /** Returns the matching rows; with `first`, only the first. */
  find(asked: Readonly<Record<string, unknown>>, first: boolean): Hit<T>[];
};

/**
 * Binds a UNIQUE table, in which exactly one row matches. A gap or an overlap is reported.
 * @param name the id of the decision in its file
 * @throws OutsideTable when evaluated with an inadmissible value, naming the table, the column and what is admitted
 */
export function bindUnique<I extends Inputs, O extends z.ZodObject>(
  decisions: Decisions,
  name: string,
  spec: TableSpec<I, O>,
  report: Report,
): (asked: Asked<I>) => Hit<z.infer<O>> {
  const compiled = compile(decisions, name, spec, report);
  return (asked) => {
    const [hit] = compiled.find(asked, true);
    if (!hit) throw new OutsideTable(`Table ${name}: no row holds`);
    return hit;
  };
}

/**
 * Binds a COLLECT table: every matching row, in the listed order. Unknown inputs are left out and pass no test.
 * @throws OutsideTable when evaluated with an inadmissible value, as `bindUnique`
 */
export function bindCollect<I extends Inputs, O extends z.ZodObject>(
  decisions: Decisions,
  name: string,
  spec: TableSpec<I, O>,
  report: Report,
): (asked: { readonly [N in keyof Asked<I>]?: Asked<I>[N] | undefined }) => readonly Hit<z.infer<O>>[] {
  const compiled = compile(decisions, name, spec, report);
  return (asked) => compiled.find(asked, false);
}

/** Returns the value of a constant, checked by a schema. */
export function bindConstant<S extends z.ZodType<number, number>>(
  decisions: Decisions,
  name: string,
  schema: S,
  report: Report,
): z.infer<S> {
  const decision = decisions.get(name);
  if (decision?.kind !== 'CONSTANT') {
    report({ table: decision?.label ?? name, message: 'is missing, or is no number' });
    return 0 as z.infer<S>;
  }
  const parsed = schema.safeParse(decision.value);
  if (parsed.success) return parsed.data;
  report({ table: decision.label, message: parsed.error.issues[0]?.message ?? 'is not admitted' });
  return 0 as z.infer<S>;
}

function compile<O extends z.ZodObject>(
  decisions: Decisions,
  name: string,
  spec: TableSpec<Inputs, O>,
  report: Report,
): Compiled<z.infer<O>> {
  const none = { find: () => [] };
  const table = decisions.get(name);
  if (table?.kind !== 'TABLE') {
    report({ table: name, message: 'is missing, or is no decision table' });
    return none;
  }
  const refused = (found: readonly TableProblem[]) => {
    for (const problem of found) report({ table: table.label, ...problem });
    return found.length > 0;
  };
  if (refused(columnProblems(table, spec))) return none;
  const specs = table.inputs.flatMap(({ name: input }) => spec.inputs[input] ?? []);
  const found: TableProblem[] = [...cellProblems(table, specs)];
  const outputs = table.rows.map((row) =>
    outputOf(table, row, spec.output, (problem) => found.push(problem)),
  );
  if (
    refused(oneForEachCell([...found, ...declaredProblems(table, specs)])) ||
    refused(rowProblems(table, specs))
  )
    return none;
  if (spec.hitPolicy === 'UNIQUE' && refused(coverageProblems(table, specs))) return none;
  const columns = table.inputs.flatMap(({ name: input, label }): TestedColumn[] => {
    const admitted = spec.inputs[input];
    return admitted ? [{ name: input, label, spec: admitted }] : [];
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
    find(asked, first) {
      const values = columns.map(({ name: input, label, spec: column }) => {
        const value = asked[input];
        if (value === undefined && !isUnique) return undefined;
        if (admits(column, value)) return value as Scalar;
        // Never the value: the message is logged and kept with the run, and a score or an age is personal.
        throw new OutsideTable(
          `Table "${table.label}", column "${label}": what was asked ${notAdmitted(column, value)}`,
        );
      });
      const hits: Hit<z.infer<O>>[] = [];
      for (const { tests, hit } of rows) {
        if (!tests.every((passes, index) => passes(values[index]))) continue;
        hits.push(hit);
        if (first) break;
      }
      return hits;
    },
  };
}

/** A cell with two errors is reported once, with the first. */
function oneForEachCell(found: readonly TableProblem[]): readonly TableProblem[] {
  const said = new Set<string>();
  return found.filter(({ rows, column }) => {
    const cell = JSON.stringify([rows, column]);
    if (!rows || !said.has(cell)) return said.add(cell);
    return false;
  });
}

function outputOf<O extends z.ZodObject>(
  table: DecisionTable,
  row: DecisionTable['rows'][number],
  schema: O,
  report: Report,
): z.infer<O> | undefined {
  const given = Object.fromEntries(table.outputs.map(({ name }, index) => [name, row.outputs[index]]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const output = table.outputs.find(({ name }) => name === path[0]);
    report({
      rows: [row.number],
      column: output?.label ?? String(path[0]),
      message: `${JSON.stringify(given[String(path[0])])}: ${message}`,
    });
  }
  return undefined;
}
