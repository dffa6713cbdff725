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

/** No file of rules may be larger, in bytes: with all that an editor writes around them, 5,000 rows take less. */
export const LARGEST_FILE_BYTES = 2_000_000;
export const TOO_LARGE = 'is larger than 2 MB';

/**
 * Takes from a DMN 1.3 file what we read of it. How much it holds is looked at before anything of it is understood.
 * @returns its decisions, or everything that it says beside and that would be lost, with its place
 */
export async function modelOf(
  xml: string,
): Promise<{ decisions: readonly DecisionElement[] } | { problems: readonly TableProblem[] }> {
  const said = (...messages: string[]) => ({ problems: messages.map((message) => ({ message })) });
  if (xml.length > LARGEST_FILE_BYTES) return said(TOO_LARGE);
  try {
    const { rootElement, warnings } = await new DmnModdle().fromXML(xml, 'dmn:Definitions');
    const words = warnings.map(({ message }) => message);
    // Without its drawing, which points to everything else, a model is a tree.
    const model = JSON.parse(JSON.stringify({ ...(rootElement as object), dmnDI: undefined }));
    const twice = words.flatMap((message) => doubledId(message, model) ?? []);
    if (twice.length > 0) return { problems: twice };
    // The diagram may point to what an editor has taken out; the decisions do not need it.
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

/** An id that stands twice: where it stands first, and the line of the other, which the reader leaves out. */
function doubledId(warning: string, model: Model): TableProblem | undefined {
  const [, line, id] = /line: (\d+)[\s\S]*duplicate ID <(.*)>/.exec(warning) ?? [];
  if (id === undefined) return undefined;
  const message = `the id ${id} stands twice in the file, here and in line ${Number(line) + 1}`;
  return { ...placeOf(wayTo(id, model) ?? [], model), message };
}

/** The way to the element of an id. */
function wayTo(id: string, element: unknown): readonly PropertyKey[] | undefined {
  if (typeof element !== 'object' || element === null) return undefined;
  if ('id' in element && element.id === id) return [];
  for (const [key, inside] of Object.entries(element)) {
    const way = wayTo(id, inside);
    if (way) return [Array.isArray(element) ? Number(key) : key, ...way];
  }
  return undefined;
}

/** A model of which nothing is proven yet. */
type Model = {
  readonly drgElement?: readonly {
    readonly id?: string;
    readonly name?: string;
    readonly decisionLogic?: Partial<TableElement>;
  }[];
};

/** Where in its file something stands, by the way to it: drgElement, 3, decisionLogic, rule, 0, inputEntry, 1. */
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
