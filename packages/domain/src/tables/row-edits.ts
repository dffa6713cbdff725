import { bandStart, isWholeBand, joinedBands, splitBand } from './bands.ts';
import { type CellTexts, withCellTexts } from './cell-texts.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** A band or choice of one input, wherever rows of a table test it. */
export type TableBand = { readonly input: number; readonly test: string };

/** Returns the file with a band split at a number, every row of it copied; undefined where it can't be split there. */
export function withBandSplit(
  xml: string,
  sheet: Sheet,
  { input, test }: TableBand,
  at: number,
): string | undefined {
  const tests = testsOf(sheet, input);
  const parts = splitBand(test, at, tests.some(isWholeBand));
  if (!parts) return undefined;
  const starts = tests.flatMap((each) => bandStart(each) ?? []);
  const isDescending = (starts[0] ?? 0) > (starts.at(-1) ?? 0);
  const [first, second] = isDescending ? [parts.upper, parts.lower] : [parts.lower, parts.upper];
  const rows = rowsOf(sheet, { input, test });
  const copied = withRowsCopied(xml, rows, input, second);
  return withCellTexts(copied, new Map(rows.map((row) => [row.inputs[input]?.id ?? '', first])));
}

/** Returns the file without the rows of a band. The neighboring band takes over its numbers; without a neighbor there is a gap. */
export function withoutBand(xml: string, sheet: Sheet, { input, test }: TableBand): string {
  const neighbor = neighborOf(sheet, { input, test });
  const joined = neighbor && joinedBands(neighbor, test);
  const without = rowsOf(sheet, { input, test }).reduce((file, row) => withoutRow(file, row), xml);
  if (!joined) return without;
  const widened: CellTexts = new Map(
    rowsOf(sheet, { input, test: neighbor }).map((row) => [row.inputs[input]?.id ?? '', joined]),
  );
  return withCellTexts(without, widened);
}

/** Returns the band that takes over the numbers of a removed one: the next lower, else the next higher. */
export function neighborOf(sheet: Sheet, { input, test }: TableBand): string | undefined {
  const bands = testsOf(sheet, input)
    .filter((each) => bandStart(each) !== undefined)
    .toSorted((a, b) => (bandStart(a) ?? 0) - (bandStart(b) ?? 0));
  const at = bands.indexOf(test);
  return at < 0 ? undefined : (bands[at - 1] ?? bands[at + 1]);
}

/** Returns the file with a row copied below itself, with another test in one input. */
export function withRowAdded(xml: string, row: SheetRow, input: number, test: string): string {
  return withRowsCopied(xml, [row], input, test);
}

/** Returns the file without a row. */
export function withoutRow(xml: string, row: SheetRow): string {
  const { start, end } = placeOf(xml, row);
  return xml.slice(0, start).replace(/[ \t]*\n?[ \t]*$/, '') + xml.slice(end);
}

/** Copies rows below the last of them, so that bands stay together. */
function withRowsCopied(xml: string, rows: readonly SheetRow[], input: number, test: string): string {
  const last = rows.at(-1);
  if (!last) return xml;
  const { end } = placeOf(xml, last);
  const isTogether = rows.every(({ number }, at) => number === (rows[0]?.number ?? 0) + at);
  if (!isTogether) return rows.reduceRight((file, row) => withRowsCopied(file, [row], input, test), xml);
  const copies = rows.map((row) => copyOf(xml, row, input, test)).join('');
  return xml.slice(0, end) + copies + xml.slice(end);
}

function copyOf(xml: string, row: SheetRow, input: number, test: string): string {
  const { start, end } = placeOf(xml, row);
  const indent = /\n[ \t]*$/.exec(xml.slice(0, start))?.[0] ?? '\n';
  const ids = [...xml.slice(start, end).matchAll(/\bid=["']([^"']+)["']/g)].map(([, id = '']) => id);
  let copy = 2;
  while (ids.some((id) => xml.includes(`"${id}_${copy}"`) || xml.includes(`'${id}_${copy}'`))) copy += 1;
  const text = xml.slice(start, end).replace(/\bid=(["'])([^"']+)\1/g, `id="$2_${copy}"`);
  return indent + withCellTexts(text, new Map([[`${row.inputs[input]?.id}_${copy}`, test]]));
}

/** Returns where the rule element of a row begins and ends. */
function placeOf(xml: string, { inputs, outputs }: SheetRow): { start: number; end: number } {
  const id = (inputs[0] ?? outputs[0])?.id ?? '';
  const cell = Math.max(xml.indexOf(`id="${id}"`), xml.indexOf(`id='${id}'`));
  const rule = [...xml.slice(0, cell).matchAll(/<((?:[\w-]+:)?rule)\b/g)].at(-1);
  const closing = `</${rule?.[1]}>`;
  const end = xml.indexOf(closing, cell);
  if (cell < 0 || !rule || end < 0) throw new Error(`No row with the cell ${id}`);
  return { start: rule.index, end: end + closing.length };
}

function rowsOf({ rows }: Sheet, { input, test }: TableBand): readonly SheetRow[] {
  return rows.filter(({ inputs }) => inputs[input]?.text === test);
}

/** Returns the different tests of an input, in the table's order. */
function testsOf({ rows }: Sheet, input: number): readonly string[] {
  return [...new Set(rows.flatMap(({ inputs }) => inputs[input]?.text ?? []))];
}
