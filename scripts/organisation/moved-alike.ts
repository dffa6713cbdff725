import type { Row } from './report.ts';

/** How many are listed one by one at once: nobody reads more. */
export const LISTED = 40;

/** Those who move alike: the same decision before and after, for the same reasons, and in the same direction of price. */
export type Alike = { readonly words: string; readonly rows: readonly Row[] };

/** What the decisions are, and what they rest on; where it stays it says nothing. */
const BECAUSE = ['Rules failed', 'Reasons', 'Final decision', 'Final rules failed', 'Final reasons'] as const;

/** Who moves, by what moves them, the most frequent first; each keeps the order of the rows. */
export function movedAlike(rows: readonly Row[]): readonly Alike[] {
  const groups = Map.groupBy(rows, ({ cells }) => {
    const wordsOf = (name: string) => cells.find((cell) => cell.name === name)?.words ?? '';
    const because = BECAUSE.filter((name) => wordsOf(name).includes('→')).map(
      (name) => `${name.toLowerCase()} ${wordsOf(name)}`,
    );
    const by = aprBy({ cells });
    const figures = by === '' && because.length === 0 && !wordsOf('Decision').includes('→');
    return [wordsOf('Decision'), ...because, figures ? 'other figures' : priceOf(by)]
      .filter(Boolean)
      .join('; ');
  });
  return [...groups]
    .map(([words, some]) => ({ words: [words, spreadOf(some)].filter(Boolean).join(', '), rows: some }))
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

/** The change of APR in points with its sign; empty for none. */
function aprBy({ cells }: Pick<Row, 'cells'>): string {
  return cells.find(({ name }) => name === 'APR')?.by ?? '';
}

function priceOf(by: string): string {
  if (by === '') return '';
  return by.startsWith('+') ? 'dearer' : 'cheaper';
}

/** From the greatest rise to the least: rows come in that order. */
function spreadOf(rows: readonly Row[]): string {
  const [most, least] = [rows[0], rows.at(-1)].map((row) => (row ? aprBy(row) : ''));
  if (!most || !least) return '';
  return most === least ? `APR ${most}` : `APR ${most} to ${least}`;
}
