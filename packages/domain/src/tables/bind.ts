import type * as z from 'zod';
import { type CellTest, compileCell } from './cell.ts';
import { coverageProblems } from './coverage.ts';
import type { Decisions, DecisionTable, Scalar, TableProblem } from './decision-table.ts';
import { type Asked, admits, type InputSpec, type Inputs, inWords } from './inputs.ts';

/** What we expect of one table of a file. */
export type TableSpec<I extends Inputs, O extends z.ZodObject> = {
  readonly hitPolicy: DecisionTable['hitPolicy'];
  /** What its columns may ask about. Nothing else can reach the table. */
  readonly inputs: I;
  /** The columns that it must have. */
  readonly needs: readonly string[];
  /** Its output columns, by name, with their units as bounds. */
  readonly output: O;
};

/** A column that a row asks something of. */
export type TestedColumn = { readonly name: string; readonly label: string; readonly spec: InputSpec };

/** A row that held, what it gives, and what it asked about. */
export type Hit<T> = {
  readonly table: string;
  readonly row: number;
  readonly output: T;
  readonly tested: readonly TestedColumn[];
};

export type Report = (problem: TableProblem) => void;

type Compiled<T> = {
  /** The rows that hold for some values; with `first`, only the first of them. */
  find(asked: Readonly<Record<string, unknown>>, first: boolean): Hit<T>[];
};

/**
 * Makes a question of a table in which exactly one row holds. Complete and without overlap, or reported.
 * @param name the id of the decision in its file
 * @throws RangeError, when asked with anything that the table does not admit: it names the table and the column
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
    if (!hit) throw new RangeError(`Table ${name}: no row holds`);
    return hit;
  };
}

/**
 * Makes a question of a table that collects: every row that holds, in the listed order. What is not known is left out, and passes no test.
 * @throws RangeError, when asked with a value that the table does not admit
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

/** The value of a constant of the file, checked by a schema. */
export function bindConstant<S extends z.ZodType<number, number>>(
  decisions: Decisions,
  name: string,
  schema: S,
  report: Report,
): z.infer<S> {
  const decision = decisions.get(name);
  if (decision?.kind !== 'CONSTANT') report({ table: name, message: 'is missing, or is no number' });
  const parsed = schema.safeParse(decision?.kind === 'CONSTANT' ? decision.value : 0);
  if (parsed.success) return parsed.data;
  if (decision)
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
  const found: TableProblem[] = [...columnProblems(table, spec)];
  const specs = table.inputs.flatMap(({ name: input }) => spec.inputs[input] ?? []);
  if (found.length === 0) found.push(...cellProblems(table, specs));
  const outputs = table.rows.map((row) =>
    outputOf(table, row, spec.output, (problem) => found.push(problem)),
  );
  if (found.length === 0 && spec.hitPolicy === 'UNIQUE') found.push(...coverageProblems(table, specs));
  for (const problem of found) report({ table: table.label, ...problem });
  if (found.length > 0) return none;
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
        throw new RangeError(
          `Table "${table.label}", column "${label}": ${String(value)} is not ${inWords(column)}`,
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

function columnProblems(
  table: DecisionTable,
  { hitPolicy, inputs, needs, output }: TableSpec<Inputs, z.ZodObject>,
): TableProblem[] {
  const has = new Set(table.inputs.map(({ name }) => name));
  const gives = new Set(table.outputs.map(({ name }) => name));
  return [
    ...(table.hitPolicy === hitPolicy
      ? []
      : [{ message: `its hit policy is ${table.hitPolicy}, not ${hitPolicy}` }]),
    ...table.inputs
      .filter(({ name }) => !inputs[name])
      .map(({ name, label }) => ({
        column: label,
        message: `${name || '(nothing)'} may not be asked about here`,
      })),
    ...needs
      .filter((name) => !has.has(name))
      .map((name) => ({ message: `a column is missing: the input ${name}` })),
    ...Object.keys(output.shape)
      .filter((name) => !gives.has(name))
      .map((name) => ({ message: `a column is missing: the output ${name}` })),
  ];
}

function cellProblems(table: DecisionTable, specs: readonly InputSpec[]): TableProblem[] {
  return table.rows.flatMap(({ number, tests }) =>
    tests.flatMap((test, index) => {
      const spec = specs[index];
      const strange = spec && strangeIn(test, spec);
      const column = table.inputs[index]?.label ?? '';
      return strange === undefined || !spec
        ? []
        : [{ row: number, column, message: `${JSON.stringify(strange)} is not ${inWords(spec)}` }];
    }),
  );
}

/** A value or an end of a range that the column does not admit. */
function strangeIn(test: CellTest, spec: InputSpec): Scalar | undefined {
  if (test.kind === 'ANY') return undefined;
  const ends = test.ranges.flatMap(({ from, to }) => [from, to]).filter((end) => Number.isFinite(end));
  if (spec.kind !== 'NUMBER' && test.ranges.length > 0) return ends[0];
  return [...test.values, ...ends].find((value) => !admits(spec, value));
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
      row: row.number,
      column: output?.label ?? String(path[0]),
      message: `${JSON.stringify(given[String(path[0])])}: ${message}`,
    });
  }
  return undefined;
}
