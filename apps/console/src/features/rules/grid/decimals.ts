import { isNumber } from '@homeline/domain/tables/sheet.ts';
import { cellsOf, type GridCell, type GridLayout } from './grid-layout.ts';

/**
 * Aligns decimal points: formats the numbers of a column, or of a whole matrix, with the same number of decimals.
 * @param texts the cells' texts as they are now
 */
export function alignedTexts(
  layout: GridLayout,
  texts: (cell: GridCell) => string,
): (cell: GridCell, text: string) => string {
  const groupOf = ({ table, column }: GridCell) => `${table} ${column}`;
  const longest = new Map<string, number>();
  for (const cell of cellsOf(layout)) {
    if (cell.isInput) continue;
    longest.set(groupOf(cell), Math.max(longest.get(groupOf(cell)) ?? 0, decimalsOf(texts(cell))));
  }
  return (cell, text) => {
    const places = longest.get(groupOf(cell)) ?? 0;
    // A number with more decimals is never shown rounded.
    return cell.isInput || !isNumber(text) || decimalsOf(text) > places ? text : Number(text).toFixed(places);
  };
}

function decimalsOf(text: string): number {
  return isNumber(text) ? (text.trim().split('.')[1] ?? '').length : 0;
}
