/// <reference path="./dmn-moddle.d.ts" />
import { DmnModdle } from 'dmn-moddle';
import type * as z from 'zod';
import type { TableProblem } from './decision-table.ts';
import {
  columnLabel,
  type DecisionElement,
  Definitions,
  type TableElement,
  wouldHaveNoEffect,
} from './dmn-elements.ts';

/** The largest rules file, in bytes. 5,000 rows with an editor's markup take less. */
export const LARGEST_FILE_BYTES = 2_000_000;
export const TOO_LARGE = 'is larger than 2 MB';

/**
 * Reads the parts of a DMN 1.3 file that we support. Sizes are checked before anything is interpreted.
 * @returns its decisions, or every part that would be ignored, with its place
 */
export async function modelOf(
  xml: string,
): Promise<{ decisions: readonly DecisionElement[] } | { problems: readonly TableProblem[] }> {
  const said = (...messages: string[]) => ({ problems: messages.map((message) => ({ message })) });
  if (xml.length > LARGEST_FILE_BYTES) return said(TOO_LARGE);
  try {
    const { rootElement, warnings } = await new DmnModdle().fromXML(xml, 'dmn:Definitions');
    const words = warnings.map(({ message }) => message);
    // Without its diagram, which refers to everything else, a model is a tree.
    const model = JSON.parse(JSON.stringify({ ...(rootElement as object), dmnDI: undefined }));
    const twice = words.flatMap((message) => doubledId(message, model) ?? []);
    if (twice.length > 0) return { problems: twice };
    // The diagram may refer to elements that an editor removed; the decisions don't need it.
    const unread = words.find((message) => !message.startsWith('unresolved reference'));
    if (unread) return said(`is no DMN 1.3 file: ${unread.replace(/\s*\n\s*/g, ', ')}`);
    const read = Definitions.safeParse(model);
    if (!read.success) return { problems: read.error.issues.flatMap((issue) => problemsOf(issue, model)) };
    const decisions = read.data.drgElement.filter((element) => element.$type === 'dmn:Decision');
    return decisions.length > 0 ? { decisions } : said('holds no decision');
  } catch (error) {
    return said(`is no DMN 1.3 file: ${(error as Error).message.split('\n')[0]}`);
  }
}

function problemsOf(issue: z.core.$ZodIssue, model: Model): readonly TableProblem[] {
  const place = placeOf(issue.path, model);
  const parts = issue.code === 'unrecognized_keys' ? issue.keys.map(wouldHaveNoEffect) : [issue.message];
  return parts.map((message) => ({ ...place, message }));
}

/** Reports an id that appears twice: its first place, and the line of the second, which the reader ignores. */
function doubledId(warning: string, model: Model): TableProblem | undefined {
  const [, line, id] = /line: (\d+)[\s\S]*duplicate ID <(.*)>/.exec(warning) ?? [];
  if (id === undefined) return undefined;
  const message = `the id ${id} stands twice in the file, here and in line ${Number(line) + 1}`;
  return { ...placeOf(wayTo(id, model) ?? [], model), message };
}

/** Returns the path to the element with an id. */
function wayTo(id: string, element: unknown): readonly PropertyKey[] | undefined {
  if (typeof element !== 'object' || element === null) return undefined;
  if ('id' in element && element.id === id) return [];
  for (const [key, inside] of Object.entries(element)) {
    const way = wayTo(id, inside);
    if (way) return [Array.isArray(element) ? Number(key) : key, ...way];
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

/** Returns the place of an element by its path: drgElement, 3, decisionLogic, rule, 0, inputEntry, 1. */
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
