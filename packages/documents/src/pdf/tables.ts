import type { Column } from '../document.ts';
import { group, keepTogether, type Pdf, pen, rule, type Tag } from './page.ts';
import { type FontName, INK, LEADING_PT, PAGE, SIZES, SOFT, TEXT_WIDTH_PT } from './typeface.ts';

export type Cell = {
  readonly text: string;
  readonly widthPt: number;
  readonly align: 'left' | 'right';
  readonly font: FontName;
  readonly colour?: string;
  /** A heading of its row or column. */
  readonly heads?: 'Row' | 'Column';
};

const GUTTER_PT = 12;
const PADDING_PT = 4.5;

/** Figures of one width stand under each other. */
const FIGURES: PDFKit.Mixins.TextOptions = { features: ['tnum', 'lnum', 'kern'], lineGap: LEADING_PT - 1.2 };

/** One row, never broken across pages. */
export function drawRow(pdf: Pdf, table: Tag, cells: readonly Cell[], line?: { colour: string }): void {
  const heights = cells.map((cell) =>
    pen(pdf, { font: cell.font }).heightOfString(cell.text, { ...FIGURES, width: cell.widthPt - GUTTER_PT }),
  );
  const heightPt = Math.max(...heights) + 2 * PADDING_PT;
  keepTogether(pdf, heightPt);
  const top = pdf.y;
  group(pdf, table, 'TR', (row) => {
    let x: number = PAGE.sidePt;
    for (const cell of cells) {
      drawCell(pdf, row, cell, x, top + PADDING_PT);
      x += cell.widthPt;
    }
  });
  pdf.x = PAGE.sidePt;
  pdf.y = top + heightPt;
  rule(pdf, pdf.y, line);
}

function drawCell(pdf: Pdf, row: Tag, cell: Cell, x: number, y: number): void {
  // The published types do not know of the scope yet.
  const scope = (cell.heads ? { scope: cell.heads } : {}) as object;
  const element = pdf.struct(cell.heads ? 'TH' : 'TD', scope, [
    () => {
      const shift = cell.align === 'right' ? GUTTER_PT : 0;
      pen(pdf, { font: cell.font, colour: cell.colour ?? INK }).text(cell.text, x + shift, y, {
        ...FIGURES,
        width: cell.widthPt - GUTTER_PT,
        align: cell.align,
      });
    },
  ]);
  row.add(element);
}

/** Widths by what the columns hold: amounts need little, words take the rest. */
export function columnWidths(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): number[] {
  const wanted = columns.map((column, index) => {
    const texts = [column.heading, ...rows.map((row) => row[index] ?? '')];
    return Math.max(...texts.map((text) => pen(pdf, { font: 'strong' }).widthOfString(text))) + GUTTER_PT + 4;
  });
  const fixed = wanted.map((width, index) => (index > 0 ? Math.min(width, TEXT_WIDTH_PT / 2.4) : 0));
  const first = TEXT_WIDTH_PT - fixed.reduce((sum, width) => sum + width, 0);
  return fixed.map((width, index) => (index === 0 ? first : width));
}

export const headingCell = { font: 'strong', colour: SOFT, heads: 'Column' } as const;
export const CAPTION = { font: 'italic', size: SIZES.text, colour: SOFT } as const;
