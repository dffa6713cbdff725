import { parseExpression } from 'feelin';
import type { Scalar } from './cell.ts';
import { type CellTest, readCell, usesConstant } from './cell.ts';
import type {
  Column,
  Constant,
  Decision,
  Decisions,
  DecisionTable,
  Row,
  TableProblem,
} from './decision-table.ts';
import {
  columnLabel,
  columnName,
  type DecisionElement,
  type ExpressionElement,
  type TableElement,
} from './dmn-elements.ts';
import { readModel } from './dmn-model.ts';
import { nearNames } from './near-names.ts';

export type ReadDecisions =
  | { readonly decisions: Decisions }
  | { readonly problems: readonly TableProblem[] };

/** The maximum number of decisions in a file. A rate sheet has about thirty. */
const MOST_DECISIONS = 300;
/** The maximum number of unknown terms to report for one sum. */
const MOST_UNKNOWN_TERMS = 3;

/**
 * Reads a DMN 1.3 file with decision tables, sums of decisions and constants.
 * @returns the decisions by id, or every problem with its place
 * Source: OMG Decision Model and Notation 1.3.
 */
export function readDmn(xml: string): ReadDecisions {
  const model = readModel(xml);
  if ('problems' in model) return model;
  const { decisions: read } = model;
  if (read.length > MOST_DECISIONS)
    return {
      problems: [{ message: `has ${read.length} decisions, more than the maximum of ${MOST_DECISIONS}` }],
    };
  const problems: TableProblem[] = [];
  const report = (problem: TableProblem) => void problems.push(problem);
  const idOf = new Map(read.map(({ id, name }) => [name, id]));
  const constants = new Map(
    read.flatMap((element) => {
      const constant = constantOf(element);
      return constant ? [constant] : [];
    }),
  );
  const texts = read.flatMap(({ decisionLogic }) =>
    decisionLogic.$type === 'dmn:DecisionTable'
      ? decisionLogic.rule.flatMap(({ inputEntry }) => inputEntry.map(({ text }) => text))
      : [],
  );
  const cells = [...new Set(texts)];
  const isUsed = (name: string) => cells.some((text) => usesConstant(text, name, constants));
  const testOf = remembered((text) => readCell(text, constants));
  const decisions = new Map<string, Decision>();
  for (const element of read) {
    // Cells and sums refer to decisions by name, so names must be unique.
    if (idOf.get(element.name) !== element.id)
      report({ table: element.name, message: 'appears twice in the file' });
    const value = constants.get(element.name);
    const decision =
      value === undefined
        ? readDecision(element, testOf, idOf, report)
        : constantIn(element, value, isUsed(element.name));
    if (decision) decisions.set(element.id, decision);
  }
  problems.push(...cycleProblems(read, decisions));
  return problems.length > 0 ? { problems } : { decisions };
}

function constantOf({ name, decisionLogic }: DecisionElement): [string, number] | undefined {
  if (decisionLogic.$type !== 'dmn:LiteralExpression') return undefined;
  const value = readOutput(decisionLogic.text);
  return typeof value === 'number' ? [name, value] : undefined;
}

function constantIn({ id, name }: DecisionElement, value: number, isUsed: boolean): Constant {
  return { kind: 'CONSTANT', name: id, label: name, value, isUsed };
}

/** Reads a table or a sum. */
function readDecision(
  { id, name, decisionLogic }: DecisionElement,
  testOf: (text: string) => CellTest | string,
  idOf: ReadonlyMap<string, string>,
  report: (problem: TableProblem) => void,
): Decision | undefined {
  if (decisionLogic.$type === 'dmn:DecisionTable') {
    return readTable(id, name, decisionLogic, testOf, (problem) => report({ table: name, ...problem }));
  }
  const terms = decisionLogic.text.split('+').map((term) => term.trim());
  const unknown = terms.filter((term) => !idOf.has(term));
  const others = [...idOf.keys()].filter((other) => other !== name);
  for (const term of unknown.slice(0, MOST_UNKNOWN_TERMS))
    report({ table: name, message: unknownTermText(term, terms.length === 1, others) });
  if (unknown.length > 0) return undefined;
  return { kind: 'SUM', name: id, label: name, terms: terms.map((term) => idOf.get(term) ?? '') };
}

/** Returns the message for a term that isn't a decision. A single term that resembles no name isn't a sum. */
function unknownTermText(term: string, isAlone: boolean, names: readonly string[]): string {
  const near = nearNames(term, names);
  if (isAlone && near.length === 0)
    return `the expression ${term} is neither a number nor a sum of decisions`;
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`;
  return `adds ${term || '(nothing)'}, but the file has no decision with that name${hint}`;
}

function readTable(
  name: string,
  label: string,
  element: TableElement,
  testOf: (text: string) => CellTest | string,
  report: (problem: TableProblem) => void,
): DecisionTable | undefined {
  const { hitPolicy, aggregation } = element;
  if ((hitPolicy !== 'UNIQUE' && hitPolicy !== 'COLLECT') || aggregation) {
    const named = [hitPolicy, aggregation].join(' ').trim();
    report({ message: `the hit policy ${named} is not supported: use UNIQUE or COLLECT` });
    return undefined;
  }
  const values = (column: string, list: ExpressionElement | undefined): CellTest | undefined => {
    const test = list && testOf(list.text);
    if (typeof test !== 'string') return test;
    report({ column, message: `list of values: ${test}` });
    return undefined;
  };
  const inputs = element.input.map((clause, index): Column => {
    const [label, type] = [columnLabel(clause, index), clause.inputExpression?.typeRef];
    return { name: columnName(clause), label, type, values: values(label, clause.inputValues) };
  });
  const outputs = element.output.map((clause, index): Column => {
    const label = columnLabel(clause, index);
    const { name: output, typeRef: type } = clause;
    return { name: output.trim(), label, type, values: values(label, clause.outputValues) };
  });
  const outputOf = remembered(readOutput);
  const rows = element.rule.map(({ inputEntry, outputEntry }, index): Row => {
    const at = (columns: readonly Column[], position: number) => ({
      rows: [index + 1],
      column: columns[position]?.label ?? `${position + 1}`,
    });
    return {
      number: index + 1,
      tests: inputEntry.map(({ text }, position) => {
        const test = testOf(text);
        if (typeof test !== 'string') return test;
        report({ ...at(inputs, position), message: test });
        return { kind: 'ANY' };
      }),
      outputs: outputEntry.map(({ text }, position) => {
        const value = outputOf(text);
        if (value !== undefined) return value;
        report({
          ...at(outputs, position),
          message: `can’t read ${text.trim() || '(empty)'}: enter a number without %, text in "quotes", true or false, or null for no value`,
        });
        return null;
      }),
    };
  });
  return { kind: 'TABLE', name, label, hitPolicy, inputs, outputs, rows };
}

/** Reads each text once: the rows of a table repeat most of their cells. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.has(text) ? (known.get(text) as T) : read(text);
    known.set(text, value);
    return value;
  };
}

/** Returns the literal in an output cell or an expression, if it is one. */
function readOutput(text: string): Scalar | undefined {
  const trimmed = text.trim();
  const node = parseExpression(trimmed, {}, undefined).topNode.firstChild;
  if (!node || node.nextSibling) return undefined;
  switch (node.name) {
    case 'NumericLiteral':
      return Number.isFinite(Number(trimmed)) ? Number(trimmed) : undefined;
    case 'StringLiteral':
      return trimmed.includes('\\') ? undefined : trimmed.slice(1, -1);
    case 'BooleanLiteral':
      return trimmed === 'true';
    case 'null':
      return null;
    default:
      return undefined;
  }
}

/** Returns the decisions that depend on themselves through the diagram's requirements or the terms of a sum. */
function cycleProblems(elements: readonly DecisionElement[], decisions: Decisions): readonly TableProblem[] {
  const dependencies = new Map(
    elements.map(({ id, informationRequirement }) => {
      const decision = decisions.get(id);
      const required = informationRequirement.flatMap(
        ({ requiredDecision }) => requiredDecision?.href.slice(1) ?? [],
      );
      return [id, [...required, ...(decision?.kind === 'SUM' ? decision.terms : [])]];
    }),
  );
  return elements
    .filter(({ id }) => {
      // Iterating a set includes items added on the way and visits each decision once.
      const reached = new Set(dependencies.get(id));
      for (const next of reached) for (const further of dependencies.get(next) ?? []) reached.add(further);
      return reached.has(id);
    })
    .map(({ name }) => ({ table: name, message: 'depends on itself through a cycle of decisions' }));
}
