import { parseExpression } from 'feelin';
import type { Scalar } from './cell.ts';
import { type CellTest, type Constants, isNamedIn, readCell } from './cell.ts';
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
import { modelOf } from './dmn-model.ts';
import { nearNames } from './near-names.ts';

export type ReadDecisions =
  | { readonly decisions: Decisions }
  | { readonly problems: readonly TableProblem[] };

/** Any cell may name any of them. A rate sheet has about thirty. */
const MOST_DECISIONS = 300;
/** In one expression. */
const MOST_STRANGE = 3;

/**
 * Reads a DMN 1.3 file: decision tables, sums of decisions and constants. Every cell is read once, here.
 * @returns the decisions by id, or every error with its place
 * Source: OMG Decision Model and Notation 1.3.
 */
export async function readDmn(xml: string): Promise<ReadDecisions> {
  const model = await modelOf(xml);
  if ('problems' in model) return model;
  const { decisions: read } = model;
  if (read.length > MOST_DECISIONS)
    return { problems: [{ message: `holds ${read.length} decisions, and ${MOST_DECISIONS} are the most` }] };
  const problems: TableProblem[] = [];
  const report = (problem: TableProblem) => void problems.push(problem);
  const idOf = new Map(read.map(({ id, name }) => [name, id]));
  const constants = new Map(
    read.flatMap((element) => {
      const constant = constantOf(element);
      return constant ? [constant] : [];
    }),
  );
  const cells = read.flatMap(({ decisionLogic }) =>
    decisionLogic.$type === 'dmn:DecisionTable'
      ? decisionLogic.rule.flatMap(({ inputEntry }) => inputEntry)
      : [],
  );
  const isNamed = (name: string) => cells.some(({ text }) => isNamedIn(text, name, constants));
  const decisions = new Map<string, Decision>();
  for (const element of read) {
    // Cells and sums refer to decisions by name.
    if (idOf.get(element.name) !== element.id)
      report({ table: element.name, message: 'stands twice in the file' });
    const value = constants.get(element.name);
    const decision =
      value === undefined
        ? readDecision(element, constants, idOf, report)
        : constantIn(element, value, isNamed(element.name));
    if (decision) decisions.set(element.id, decision);
  }
  problems.push(...cycleAmong(read, decisions));
  return problems.length > 0 ? { problems } : { decisions };
}

function constantOf({ name, decisionLogic }: DecisionElement): [string, number] | undefined {
  if (decisionLogic.$type !== 'dmn:LiteralExpression') return undefined;
  const value = readOutput(decisionLogic.text);
  return typeof value === 'number' ? [name, value] : undefined;
}

function constantIn({ id, name }: DecisionElement, value: number, isNamed: boolean): Constant {
  return { kind: 'CONSTANT', name: id, label: name, value, isNamed };
}

/** Reads a table or a sum. */
function readDecision(
  { id, name, decisionLogic }: DecisionElement,
  constants: Constants,
  idOf: ReadonlyMap<string, string>,
  report: (problem: TableProblem) => void,
): Decision | undefined {
  if (decisionLogic.$type === 'dmn:DecisionTable') {
    return readTable(id, name, decisionLogic, constants, (problem) => report({ table: name, ...problem }));
  }
  const terms = decisionLogic.text.split('+').map((term) => term.trim());
  const strange = terms.filter((term) => !idOf.has(term));
  const others = [...idOf.keys()].filter((other) => other !== name);
  for (const term of strange.slice(0, MOST_STRANGE))
    report({ table: name, message: strangeTerm(term, terms.length === 1, others) });
  if (strange.length > 0) return undefined;
  return { kind: 'SUM', name: id, label: name, terms: terms.map((term) => idOf.get(term) ?? '') };
}

/** Words the error for a term that isn't a decision. A single term that resembles no name isn't a sum. */
function strangeTerm(term: string, isAlone: boolean, names: readonly string[]): string {
  const near = nearNames(term, names);
  if (isAlone && near.length === 0)
    return `the expression ${term} is neither a number nor a sum of decisions`;
  const meant = near.length === 0 ? '' : `; near it: ${near.join(', ')}`;
  return `adds up ${term || '(nothing)'}, and no decision of the file is called so${meant}`;
}

function readTable(
  name: string,
  label: string,
  element: TableElement,
  constants: Constants,
  report: (problem: TableProblem) => void,
): DecisionTable | undefined {
  const { hitPolicy, aggregation } = element;
  if ((hitPolicy !== 'UNIQUE' && hitPolicy !== 'COLLECT') || aggregation) {
    const named = [hitPolicy, aggregation].join(' ').trim();
    report({ message: `the hit policy ${named} is not one we take` });
    return undefined;
  }
  const values = (column: string, list: ExpressionElement | undefined): CellTest | undefined => {
    const test = list && readCell(list.text, constants);
    if (typeof test !== 'string') return test;
    report({ column, message: `its list of values: ${test}` });
    return undefined;
  };
  const inputs = element.input.map((clause, index): Column => {
    const [words, type] = [columnLabel(clause, index), clause.inputExpression?.typeRef];
    return { name: columnName(clause), label: words, type, values: values(words, clause.inputValues) };
  });
  const outputs = element.output.map((clause, index): Column => {
    const words = columnLabel(clause, index);
    const { name: output, typeRef: type } = clause;
    return { name: output.trim(), label: words, type, values: values(words, clause.outputValues) };
  });
  const rows = element.rule.map(({ inputEntry, outputEntry }, index): Row => {
    const at = (columns: readonly Column[], position: number) => ({
      rows: [index + 1],
      column: columns[position]?.label ?? `${position + 1}`,
    });
    return {
      number: index + 1,
      tests: inputEntry.map(({ text }, position) => {
        const test = readCell(text, constants);
        if (typeof test !== 'string') return test;
        report({ ...at(inputs, position), message: test });
        return { kind: 'ANY' };
      }),
      outputs: outputEntry.map(({ text }, position) => {
        const value = readOutput(text);
        if (value !== undefined) return value;
        report({
          ...at(outputs, position),
          message: `the cell ${text.trim() || '(empty)'} is not understood: write a number without %, a text in "quotes", true or false, or null for nothing`,
        });
        return null;
      }),
    };
  });
  return { kind: 'TABLE', name, label, hitPolicy, inputs, outputs, rows };
}

/** Returns the literal in an output cell or an expression; undefined if it isn't one. */
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

/** Finds decisions that depend on themselves, by the diagram's requirements or by the terms of a sum. */
function cycleAmong(elements: readonly DecisionElement[], decisions: Decisions): readonly TableProblem[] {
  const restsOn = new Map(
    elements.map(({ id, informationRequirement }) => {
      const decision = decisions.get(id);
      const drawn = informationRequirement.flatMap(
        ({ requiredDecision }) => requiredDecision?.href.slice(1) ?? [],
      );
      return [id, [...drawn, ...(decision?.kind === 'SUM' ? decision.terms : [])]];
    }),
  );
  return elements
    .filter(({ id }) => {
      // Iterating a set includes what is added meanwhile, and follows no decision twice.
      const reached = new Set(restsOn.get(id));
      for (const next of reached) for (const further of restsOn.get(next) ?? []) reached.add(further);
      return reached.has(id);
    })
    .map(({ name }) => ({ table: name, message: 'rests on itself, by a cycle between decisions' }));
}
