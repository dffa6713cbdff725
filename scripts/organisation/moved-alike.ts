import type { Comparison } from '@homeline/domain/rules/outlook.ts';
import { type Row, signedPoints } from './report.ts';

/** How many are listed one by one at once: nobody reads more. */
export const LISTED = 40;

/** Those who move alike: the same decision before and after, for the same reasons, and in the same direction of price. */
export type Alike = { readonly words: string; readonly rows: readonly Row[] };

type Because = (comparison: Comparison) => readonly [before: unknown, after: unknown];

/** What the decisions are, and what they rest on, by the cell that shows it; where it stays it says nothing. */
const BECAUSE: Readonly<Record<string, Because>> = {
  'Rules failed': ({ before, after }) => [before.failures, after.failures],
  Reasons: ({ before, after }) => [before.reasons, after.reasons],
  'Final decision': ({ final }) => [final?.before.outcome, final?.after.outcome],
  'Final rules failed': ({ final }) => [final?.before.failures, final?.after.failures],
  'Final reasons': ({ final }) => [final?.before.reasons, final?.after.reasons],
};

/** Who moves, by what moves them, the most frequent first; each keeps the order of the rows. */
export function movedAlike(rows: readonly Row[]): readonly Alike[] {
  const groups = Map.groupBy(rows, ({ comparison, aprByPct }) => {
    const because = changesOf(comparison).map(([name, change]) => [name, change(comparison)]);
    return JSON.stringify([outcomesOf(comparison), because, Math.sign(aprByPct ?? 0)]);
  });
  return [...groups.values()]
    .map((some) => ({ words: wordsOf(some), rows: some }))
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

function outcomesOf({ before, after }: Comparison): readonly [before: string, after: string] {
  return [before.outcome, after.outcome];
}

function changesOf(comparison: Comparison): readonly (readonly [cell: string, change: Because])[] {
  return Object.entries(BECAUSE).filter(([, change]) => {
    const [before, after] = change(comparison);
    return JSON.stringify(before) !== JSON.stringify(after);
  });
}

/** What moves some who move alike: 'offers; dearer, APR +0.25 to +0.05'. */
function wordsOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const { comparison, cells, aprByPct = 0 } = first;
  const cellOf = (name: string) => cells.find((cell) => cell.name === name)?.words ?? '';
  const [before, after] = outcomesOf(comparison);
  const because = changesOf(comparison).map(([name]) => `${name.toLowerCase()} ${cellOf(name)}`);
  const figures = aprByPct === 0 && because.length === 0 && before === after;
  const what = [cellOf('Decision'), ...because, figures ? 'other figures' : priceOf(aprByPct)];
  return [what.filter(Boolean).join('; '), spreadOf(rows)].filter(Boolean).join(', ');
}

function priceOf(aprByPct: number): string {
  if (aprByPct === 0) return '';
  return aprByPct > 0 ? 'dearer' : 'cheaper';
}

/** From the greatest rise to the least: rows come in that order. */
function spreadOf(rows: readonly Row[]): string {
  const [most, least] = [rows[0], rows.at(-1)].map((row) => signedPoints(row?.aprByPct));
  if (!most || !least) return '';
  return most === least ? `APR ${most}` : `APR ${most} to ${least}`;
}
