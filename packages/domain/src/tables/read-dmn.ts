/// <reference path="./dmn-moddle.d.ts" />
import { DmnModdle } from 'dmn-moddle';
import { parseExpression } from 'feelin';
import * as z from 'zod';
import { type Constants, isNamedIn, readCell } from './cell.ts';
import type {
  Column,
  Constant,
  Decision,
  Decisions,
  DecisionTable,
  Row,
  Scalar,
  Sum,
  TableProblem,
} from './decision-table.ts';

const Text = z.object({ text: z.string().default('') });
const Entries = z.array(Text).default([]);

/** What we take from a decision of the model. */
const DecisionElement = z.object({
  id: z.string(),
  name: z.string(),
  informationRequirement: z
    .array(z.object({ requiredDecision: z.object({ href: z.string() }).optional() }))
    .default([]),
  decisionLogic: z.discriminatedUnion('$type', [
    z.object({
      $type: z.literal('dmn:DecisionTable'),
      hitPolicy: z.string().default('UNIQUE'),
      aggregation: z.string().optional(),
      input: z.array(z.object({ label: z.string().optional(), inputExpression: Text })).default([]),
      output: z.array(z.object({ label: z.string().optional(), name: z.string().default('') })).default([]),
      rule: z.array(z.object({ inputEntry: Entries, outputEntry: Entries })).default([]),
    }),
    z.object({ $type: z.literal('dmn:LiteralExpression'), text: z.string().default('') }),
  ]),
});
type DecisionElement = z.infer<typeof DecisionElement>;
type TableElement = Extract<DecisionElement['decisionLogic'], { $type: 'dmn:DecisionTable' }>;

export type ReadDecisions =
  | { readonly decisions: Decisions }
  | { readonly problems: readonly TableProblem[] };

/**
 * Reads a DMN 1.3 file: decision tables, sums of decisions and constants. Every cell is read once, here.
 * @returns the decisions by their ids, or everything that cannot be read, with its place
 * Source: OMG Decision Model and Notation 1.3.
 */
export async function readDmn(xml: string): Promise<ReadDecisions> {
  const elements = await elementsOf(xml);
  if ('problems' in elements) return elements;
  const { decisions: read } = elements;
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
    // By their names cells and sums refer to decisions.
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

async function elementsOf(
  xml: string,
): Promise<{ decisions: readonly DecisionElement[] } | { problems: readonly TableProblem[] }> {
  const problem = (message: string) => ({ problems: [{ message }] });
  try {
    const { rootElement, warnings } = await new DmnModdle().fromXML(xml, 'dmn:Definitions');
    // The diagram may point to what an editor has taken out; the decisions do not need it.
    const unread = warnings.find(({ message }) => !message.startsWith('unresolved reference'));
    if (unread) return problem(`is no DMN 1.3 file: ${unread.message.replace(/\s*\n\s*/g, ', ')}`);
    const elements = z.object({ drgElement: z.array(z.looseObject({ $type: z.string() })).default([]) });
    const decisions = elements
      .parse(rootElement)
      .drgElement.filter(({ $type }) => $type === 'dmn:Decision')
      .map((element) => DecisionElement.safeParse(element));
    const strange = decisions.findIndex(({ success }) => !success);
    if (strange >= 0)
      return problem(`decision ${strange + 1} of the file is neither a table nor an expression`);
    if (decisions.length === 0) return problem('holds no decision');
    return { decisions: decisions.flatMap(({ data }) => data ?? []) };
  } catch (error) {
    return problem(`is no DMN 1.3 file: ${(error as Error).message.split('\n')[0]}`);
  }
}

function constantOf({ name, decisionLogic }: DecisionElement): [string, number] | undefined {
  if (decisionLogic.$type !== 'dmn:LiteralExpression') return undefined;
  const value = Number(decisionLogic.text.trim() || Number.NaN);
  return Number.isFinite(value) ? [name, value] : undefined;
}

function constantIn({ id, name }: DecisionElement, value: number, isNamed: boolean): Constant {
  return { kind: 'CONSTANT', name: id, label: name, value, isNamed };
}

/** A table or a sum. */
function readDecision(
  { id, name, decisionLogic }: DecisionElement,
  constants: Constants,
  idOf: ReadonlyMap<string, string>,
  report: (problem: TableProblem) => void,
): Decision | undefined {
  if (decisionLogic.$type === 'dmn:DecisionTable') {
    return readTable(id, name, decisionLogic, constants, (problem) => report({ table: name, ...problem }));
  }
  const terms = termsOf(decisionLogic.text, idOf);
  if (terms) return { kind: 'SUM', name: id, label: name, terms } satisfies Sum;
  report({
    table: name,
    message: `the expression ${decisionLogic.text} is neither a number nor a sum of decisions`,
  });
  return undefined;
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
  const inputs = element.input.map(({ label: words, inputExpression }) =>
    column(inputExpression.text, words),
  );
  const outputs = element.output.map(({ label: words, name: output }) => column(output, words));
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
          message: `the cell ${text.trim() || '(empty)'} is not understood`,
        });
        return null;
      }),
    };
  });
  return { kind: 'TABLE', name, label, hitPolicy, inputs, outputs, rows };
}

function column(name: string, label: string | undefined): Column {
  return { name: name.trim(), label: label?.trim() || name.trim() };
}

/** The literal in an output cell; undefined when it is none. */
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

/** The ids of the decisions that an expression adds up; undefined when it does anything else. */
function termsOf(text: string, idOf: ReadonlyMap<string, string>): readonly string[] | undefined {
  const terms = text.split('+').map((name) => idOf.get(name.trim()));
  return terms.every((term) => term !== undefined) ? terms : undefined;
}

/** A decision that rests on itself, by the requirements that the file draws or by what a sum adds up. */
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
  const isCyclic = (id: string, above: readonly string[]): boolean =>
    above.includes(id) || (restsOn.get(id) ?? []).some((next) => isCyclic(next, [...above, id]));
  return elements
    .filter(({ id }) => (restsOn.get(id) ?? []).some((next) => isCyclic(next, [id])))
    .map(({ name }) => ({ table: name, message: 'rests on itself, by a cycle between decisions' }));
}
