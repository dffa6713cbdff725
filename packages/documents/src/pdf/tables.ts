import type { Block, Column } from '../document.ts';
import { group, keepTogether, type Pdf, rule, setTextStyle, type Tag, tag } from './page.ts';
import { type FontName, INK, LEADING_PT, MUTED, PAGE, SIZES, TEXT_WIDTH_PT } from './typeface.ts';

export type Cell = {
  readonly text: string;
  readonly widthPt: number;
  readonly align: 'left' | 'right';
  readonly font: FontName;
  readonly colour?: string;
  /** Marks the cell as the header of its row or column. */
  readonly heads?: 'Row' | 'Column';
};

const GUTTER_PT = 12;
const PADDING_PT = 4.5;

/** Tabular figures, so digits align in columns. */
const FIGURES: PDFKit.Mixins.TextOptions = { features: ['tnum', 'lnum', 'kern'], lineGap: LEADING_PT - 1.2 };

/** Returns the height of a row with its padding. */
function rowHeight(pdf: Pdf, cells: readonly Cell[]): number {
  const heights = cells.map((cell) =>
    setTextStyle(pdf, { font: cell.font }).heightOfString(cell.text, {
      ...FIGURES,
      width: cell.widthPt - GUTTER_PT,
    }),
  );
  return Math.max(...heights) + 2 * PADDING_PT;
}

/** Draws one row, never broken across pages. */
export function drawRow(pdf: Pdf, table: Tag, cells: readonly Cell[], line?: { colour: string }): void {
  const heightPt = rowHeight(pdf, cells);
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
  // PDFKit's published types lack the scope attribute.
  const scope = (cell.heads ? { scope: cell.heads } : {}) as object;
  const element = pdf.struct(cell.heads ? 'TH' : 'TD', scope, [
    () => {
      const shift = cell.align === 'right' ? GUTTER_PT : 0;
      setTextStyle(pdf, { font: cell.font, colour: cell.colour ?? INK }).text(cell.text, x + shift, y, {
        ...FIGURES,
        width: cell.widthPt - GUTTER_PT,
        align: cell.align,
      });
    },
  ]);
  row.add(element);
}

const MIN_COLUMN_PT = GUTTER_PT + 16;

/**
 * Returns column widths: amounts get their full width and the first column the rest. If that leaves the first column too narrow, each
 * column gets room for its longest word, and shares the rest by need.
 * @returns one width per column, each above zero, together the width of the text
 */
export function columnWidths(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): number[] {
  const evenly = TEXT_WIDTH_PT / columns.length;
  const texts = columns.map(({ heading }, index) => [heading, ...rows.map((row) => row[index] ?? '')]);
  const wanted = texts.map((each) => widest(pdf, each));
  const capped = wanted.map((width) => Math.min(width, TEXT_WIDTH_PT / 2.4));
  const rest = TEXT_WIDTH_PT - sum(capped.slice(1));
  if (rest >= Math.min(wanted[0] ?? 0, evenly)) return [rest, ...capped.slice(1)];
  const least = texts.map((each) =>
    Math.min(
      widest(
        pdf,
        each.flatMap((text) => text.split(/\s+/)),
      ),
      evenly,
    ),
  );
  const share = (TEXT_WIDTH_PT - sum(least)) / (sum(capped) - sum(least));
  return least.map((width, index) => width + ((capped[index] ?? width) - width) * share);
}

/** Returns the one-line width of the widest text. */
function widest(pdf: Pdf, texts: readonly string[]): number {
  const widths = texts.map(
    (text) => setTextStyle(pdf, { font: 'strong' }).widthOfString(text) + GUTTER_PT + 4,
  );
  return Math.max(MIN_COLUMN_PT, ...widths);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

const headingCell = { font: 'strong', colour: MUTED, heads: 'Column' } as const;
const CAPTION = { font: 'italic', size: SIZES.text, colour: MUTED } as const;

type TableBlock = Extract<Block, { kind: 'table' }>;

export function drawTable(pdf: Pdf, parent: Tag, block: TableBlock): void {
  keepTogether(pdf, tableHeight(pdf, block));
  tag(pdf, parent, 'P', () => setTextStyle(pdf, CAPTION).text(block.caption, PAGE.sidePt, pdf.y));
  pdf.y += 3;
  rule(pdf, pdf.y, { colour: INK });
  const { heads, rows, totals } = cellsOf(pdf, block);
  group(pdf, parent, 'Table', (table) => {
    drawRow(pdf, table, heads, { colour: INK });
    for (const row of rows) drawRow(pdf, table, row);
    for (const row of totals) drawRow(pdf, table, row, { colour: INK });
  });
}

function cellsOf(pdf: Pdf, block: TableBlock): { heads: Cell[]; rows: Cell[][]; totals: Cell[][] } {
  const totals = block.total ? [block.total] : [];
  const widths = columnWidths(pdf, block.columns, [...block.rows, ...totals]);
  const cells = (row: readonly string[], style: Pick<Cell, 'font' | 'colour'>) =>
    block.columns.map(
      ({ align }, index): Cell => ({
        text: row[index] ?? '',
        widthPt: widths[index] ?? 0,
        align,
        ...style,
        ...(index === 0 ? { heads: 'Row' } : {}),
      }),
    );
  const headings = block.columns.map(({ heading }) => heading);
  return {
    heads: cells(headings, headingCell).map((cell) => ({ ...cell, heads: 'Column' })),
    rows: block.rows.map((row) => cells(row, { font: 'regular' })),
    totals: totals.map((row) => cells(row, { font: 'strong' })),
  };
}

const CAPTION_PT = 34;

/** Returns the height to keep on one page: all of a short table, or the start of a long one. */
export function tableHeight(pdf: Pdf, block: TableBlock): number {
  const { heads, rows, totals } = cellsOf(pdf, block);
  const heights = [heads, ...rows, ...totals].map((row) => rowHeight(pdf, row));
  const whole = heights.reduce((sum, height) => sum + height, CAPTION_PT);
  return whole < PAGE.heightPt / 2 ? whole : CAPTION_PT + 2 * Math.max(...heights);
}
