import * as z from 'zod';
import { type CivilDate, formatUs } from '../../dates/civil-date.ts';
import { type Cents, CentsSchema, formatDollars } from '../../money/cents.ts';
import type { FactRow } from '../fact-rows.ts';

/** One cell of a table. Numbers and dates are sorted by `order`, and numbers are right-aligned. */
export const Cell = z.object({
  text: z.string(),
  order: z.number().optional(),
  /** What a reviewer should look at. */
  tone: z.enum(['CAUTION', 'DANGER']).optional(),
  /** How each month was paid, the newest first; the text says it in words. */
  months: z.array(z.enum(['ON_TIME', 'LATE', 'UNREPORTED'])).optional(),
});
export type Cell = z.infer<typeof Cell>;

/** A table of a topic: one row per account, lien, year or person. */
export const SheetTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ label: z.string(), isNumber: z.literal(true).optional() })),
  rows: z.array(z.array(Cell)),
  /** The last line: what the rows add up to. */
  total: z.array(Cell).optional(),
});
export type SheetTable = z.infer<typeof SheetTable>;

/** Amounts of one whole side by side, such as the liens of a home against its value. */
export const SheetBar = z.object({
  title: z.string(),
  wholeCents: CentsSchema,
  /** The limit of the sum of the parts, if there is one. */
  limitCents: CentsSchema.optional(),
  limit: z.string().optional(),
  parts: z.array(z.object({ label: z.string(), cents: CentsSchema, isNew: z.literal(true).optional() })),
});
export type SheetBar = z.infer<typeof SheetBar>;

/** What is known of a topic: a picture of it, its tables, and the rest as lines. */
export type Sheet = {
  readonly bar?: SheetBar | undefined;
  readonly tables?: readonly (SheetTable | undefined)[];
  readonly rows: readonly FactRow[];
};

/**
 * Returns a table; none without rows. A column whose label ends in “ #” holds numbers, and one without anything in it is left out.
 */
export function table(
  title: string,
  labels: readonly string[],
  rows: readonly (readonly Cell[])[],
  total?: readonly Cell[],
): SheetTable | undefined {
  if (rows.length === 0) return undefined;
  const filled = <T>(cells: readonly T[]) =>
    cells.filter((_, column) => [...rows, total ?? []].some((row) => row[column]?.text));
  return {
    title,
    columns: filled(labels).map((label) =>
      label.endsWith(' #') ? { label: label.slice(0, -2), isNumber: true } : { label },
    ),
    rows: rows.map(filled),
    ...(total && { total: filled(total) }),
  };
}

/** Returns a cell of words. */
export function words(text: string | undefined, tone?: Cell['tone']): Cell {
  return { text: text ?? '', ...(tone && { tone }) };
}

/** Returns a cell with an amount; empty without one. */
export function money(amountCents: number | undefined): Cell {
  if (amountCents === undefined) return { text: '' };
  return { text: formatDollars(amountCents as Cents), order: amountCents };
}

/** Returns a cell with a day. */
export function day(date: CivilDate): Cell {
  return { text: formatUs(date), order: Date.parse(date) };
}

/** Returns a cell with a count, marked when it isn't zero. */
export function count(value: number): Cell {
  return { text: String(value), order: value, ...(value > 0 && { tone: 'DANGER' }) };
}
