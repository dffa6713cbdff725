import { sumPct } from '@homeline/domain/money/percent.ts';
import type { CellTexts } from '@homeline/domain/tables/cell-texts.ts';
import { isNumber } from '@homeline/domain/tables/sheet.ts';
import type { GridCell, GridLayout } from './grid-layout.ts';
import { blockOf, type Selection } from './grid-selection.ts';

type TextOf = (cell: GridCell) => string;

/** Returns the cells of a block, row by row. */
export function cellsIn({ rows }: GridLayout, selection: Selection): readonly (readonly GridCell[])[] {
  const { top, bottom, left, right } = blockOf(selection);
  return rows.slice(top, bottom + 1).map(({ cells }) => cells.slice(left, right + 1));
}

/** Returns a block as spreadsheets copy it: tabs between columns, line ends between rows. */
export function copied(layout: GridLayout, selection: Selection, textOf: TextOf): string {
  return cellsIn(layout, selection)
    .map((cells) => cells.map(textOf).join('\t'))
    .join('\n');
}

/** What a block from a spreadsheet changes, and how many of its cells lie outside the table. */
export type PastedBlock = { readonly texts: CellTexts; readonly cutOff: number };

/**
 * Returns the changes of pasting a spreadsheet block at the selection's top left cell. One text fills the whole selection. What would
 * lie outside the table is counted and left out, and an empty clipboard changes nothing.
 */
export function pasted(layout: GridLayout, selection: Selection, clipboard: string): PastedBlock {
  if (clipboard.trim() === '') return { texts: new Map(), cutOff: 0 };
  const lines = clipboard
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(typed));
  const [[only = ''] = []] = lines;
  const isOne = lines.length === 1 && lines[0]?.length === 1;
  const { top, left } = blockOf(selection);
  const changes = new Map<string, string>();
  let cutOff = 0;
  if (isOne) for (const cell of cellsIn(layout, selection).flat()) changes.set(cell.id, only);
  else
    for (const [down, line] of lines.entries())
      for (const [across, text] of line.entries()) {
        const cell = layout.rows[top + down]?.cells[left + across];
        if (cell) changes.set(cell.id, text);
        else if (text !== '') cutOff += 1;
      }
  return { texts: changes, cutOff };
}

/** Thousands as spreadsheets group them. Any other comma may be a decimal one, and stays for the check to refuse. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Returns a number as the file writes it: a spreadsheet copies '9.125%' and '$1,000'. Other text stays unchanged. */
function typed(text: string): string {
  const bare = text.trim().replace(/^\$/, '').replace(/%$/, '');
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  return isNumber(plain) ? String(Number(plain)) : text.trim();
}

/** Returns the cells that change when the first row of a block is filled down. */
export function filledDown(layout: GridLayout, selection: Selection, textOf: TextOf): CellTexts {
  const [first = [], ...below] = cellsIn(layout, selection);
  return new Map(
    below.flatMap((cells) =>
      cells.map((cell, at) => {
        const above = first[at];
        return [cell.id, above ? textOf(above) : textOf(cell)] as const;
      }),
    ),
  );
}

/** Returns the cells that change when a number is added to each of them. Cells without a number keep their text. */
export function addToNumbers(cells: readonly GridCell[], by: number, textOf: TextOf): CellTexts {
  return new Map(
    cells
      .filter((cell) => !cell.isInput && isNumber(textOf(cell)))
      .map((cell) => [cell.id, String(sumPct([Number(textOf(cell)), by]))]),
  );
}
