/// <reference path="./dmn-moddle.d.ts" />
import { DmnModdle } from 'dmn-moddle';
import { Reader } from 'moddle-xml';
import type * as z from 'zod';
import type { TableProblem } from './decision-table.ts';
import {
  columnLabel,
  type DecisionElement,
  Definitions,
  type TableElement,
  unsupportedText,
} from './dmn-elements.ts';

/** The largest rules file, in bytes. 5,000 rows with an editor's markup take less. */
export const LARGEST_FILE_BYTES = 2_000_000;
export const TOO_LARGE = 'is larger than 2 MB';

/** Only a document type can declare entities. No editor of decision tables writes one. */
const DOCUMENT_TYPE = /<!DOCTYPE/i;
const WITH_DOCUMENT_TYPE = 'declares a document type (<!DOCTYPE …>), which is not allowed: remove it';

/**
 * Parses the supported parts of a DMN 1.3 file. Checks its size first.
 * @returns its decisions, or a problem for every unsupported part
 */
export function readModel(
  xml: string,
): { decisions: readonly DecisionElement[] } | { problems: readonly TableProblem[] } {
  const failure = (message: string) => ({ problems: [{ message }] });
  if (xml.length > LARGEST_FILE_BYTES) return failure(TOO_LARGE);
  if (DOCUMENT_TYPE.test(xml)) return failure(WITH_DOCUMENT_TYPE);
  try {
    const { rootElement, warnings } = parseDefinitions(xml);
    const messages = warnings.map(({ message }) => message);
    // The diagram refers to other elements. Without it the model is a tree.
    const model = JSON.parse(JSON.stringify({ ...rootElement, dmnDI: undefined }));
    const duplicates = messages.flatMap((message) => duplicateId(message, model) ?? []);
    if (duplicates.length > 0) return { problems: duplicates };
    // The diagram may refer to elements that an editor removed. The decisions don't need them.
    const error = messages.find((message) => !message.startsWith('unresolved reference'));
    if (error) return failure(`is not a DMN 1.3 file: ${error.replace(/\s*\n\s*/g, ', ')}`);
    const read = Definitions.safeParse(model);
    if (!read.success) return { problems: read.error.issues.flatMap((issue) => problemsOf(issue, model)) };
    const decisions = read.data.drgElement.filter((element) => element.$type === 'dmn:Decision');
    return decisions.length > 0 ? { decisions } : failure('has no decisions');
  } catch (error) {
    return failure(`is not a DMN 1.3 file: ${(error as Error).message.split('\n')[0]}`);
  }
}

/**
 * Parses at once, so that rules can be compiled where they are first used.
 * @throws Error for a text that isn't XML, or has no definitions
 */
function parseDefinitions(xml: string) {
  const reader = new Reader({ model: new DmnModdle(), lax: true });
  const handler = reader.handler('dmn:Definitions');
  // The error with which it rejects is thrown below.
  reader.fromXML(xml, handler).catch(() => {});
  if (!handler.element) throw new Error('failed to parse document as <dmn:Definitions>');
  return { rootElement: handler.element, warnings: handler.context.warnings };
}

function problemsOf(issue: z.core.$ZodIssue, model: Model): readonly TableProblem[] {
  const place = placeOf(issue.path, model);
  const parts = issue.code === 'unrecognized_keys' ? issue.keys.map(unsupportedText) : [issue.message];
  return parts.map((message) => ({ ...place, message }));
}

/** Returns the problem of a duplicate id: the place of its first use and the line of its second. */
function duplicateId(warning: string, model: Model): TableProblem | undefined {
  const [, line, id] = /line: (\d+)[\s\S]*duplicate ID <(.*)>/.exec(warning) ?? [];
  if (id === undefined) return undefined;
  const message = `the id ${id} appears twice, here and on line ${Number(line) + 1}`;
  return { ...placeOf(pathTo(id, model) ?? [], model), message };
}

/** Returns the path to the element with an id. */
function pathTo(id: string, element: unknown): readonly PropertyKey[] | undefined {
  if (typeof element !== 'object' || element === null) return undefined;
  if ('id' in element && element.id === id) return [];
  for (const [key, inside] of Object.entries(element)) {
    const path = pathTo(id, inside);
    if (path) return [Array.isArray(element) ? Number(key) : key, ...path];
  }
  return undefined;
}

/** A parsed model before validation. */
type Model = {
  readonly drgElement?: readonly {
    readonly id?: string;
    readonly name?: string;
    readonly decisionLogic?: Partial<TableElement>;
  }[];
};

/** Returns the place of the element at a path, such as drgElement, 3, decisionLogic, rule, 0, inputEntry, 1. */
function placeOf([, index, , part, at, entry, cell]: readonly PropertyKey[], model: Model) {
  if (typeof index !== 'number') return {};
  const { name, id, decisionLogic = {} } = model.drgElement?.[index] ?? {};
  const table = (name || id || `element ${index + 1}`).slice(0, 100);
  const column = (kind: 'input' | 'output', position: number) =>
    columnLabel(decisionLogic[kind]?.[position], position).slice(0, 100);
  if (typeof at !== 'number') return { table };
  if (part === 'input' || part === 'output') return { table, column: column(part, at) };
  if (typeof cell !== 'number') return { table, rows: [at + 1] };
  return { table, rows: [at + 1], column: column(entry === 'inputEntry' ? 'input' : 'output', cell) };
}
