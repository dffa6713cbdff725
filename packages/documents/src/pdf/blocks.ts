import type { Block, Text } from '../document.ts';
import { drawFields, drawNotice, FIELDS_PT, noticeHeight } from './boxes.ts';
import { group, keepTogether, type Pdf, rule, setTextStyle, type Tag, tag } from './page.ts';
import { drawRow, drawTable, tableHeight } from './tables.ts';
import { drawText, lineHeight } from './text.ts';
import { MUTED, PAGE, SIZES, TEXT_WIDTH_PT } from './typeface.ts';

const GAP_PT = 8;
const INDENT_PT = 20;

type Draw<Kind extends Block['kind']> = (
  pdf: Pdf,
  parent: Tag,
  block: Extract<Block, { kind: Kind }>,
) => void;

const DRAW: { readonly [Kind in Block['kind']]: Draw<Kind> } = {
  paragraph: (pdf, parent, { text }) => {
    keepTogether(pdf, 2 * lineHeight(pdf));
    tag(pdf, parent, 'P', () => drawText(pdf, text, PAGE.sidePt, TEXT_WIDTH_PT));
  },
  list: (pdf, parent, { ordered, items }) => {
    group(pdf, parent, 'L', (list) => {
      for (const [index, item] of items.entries()) drawItem(pdf, list, ordered ? `${index + 1}.` : '•', item);
    });
  },
  definitions: (pdf, parent, { rows }) => {
    rule(pdf, pdf.y);
    group(pdf, parent, 'Table', (table) => {
      for (const [term, detail] of rows) drawDefinition(pdf, table, term, detail);
    });
  },
  amounts: (pdf, parent, { figures }) => drawAmounts(pdf, parent, figures),
  table: drawTable,
  notice: drawNotice,
  fields: (pdf, parent, { fields }) => drawFields(pdf, parent, fields),
};

/** Returns the height at a block's start that must stay on one page, so no heading, caption or box is left alone. */
export function keepTogetherHeight(pdf: Pdf, block: Block | undefined): number {
  if (block?.kind === 'notice') return noticeHeight(pdf, block).heightPt;
  if (block?.kind === 'table') return tableHeight(pdf, block);
  if (block?.kind === 'fields') return FIELDS_PT;
  return 2 * lineHeight(pdf);
}

/** Draws one block below the previous one. */
export function drawBlock(pdf: Pdf, parent: Tag, block: Block): void {
  const draw = DRAW[block.kind] as Draw<Block['kind']>;
  draw(pdf, parent, block as never);
  pdf.x = PAGE.sidePt;
  pdf.y += GAP_PT;
}

function drawItem(pdf: Pdf, list: Tag, label: string, item: Text): void {
  keepTogether(pdf, 2 * lineHeight(pdf));
  const top = pdf.y;
  group(pdf, list, 'LI', (element) => {
    tag(pdf, element, 'Lbl', () => setTextStyle(pdf, { colour: MUTED }).text(label, PAGE.sidePt + 2, top));
    pdf.y = top;
    tag(pdf, element, 'LBody', () => drawText(pdf, item, PAGE.sidePt + INDENT_PT, TEXT_WIDTH_PT - INDENT_PT));
  });
  pdf.y += 2.5;
}

function drawDefinition(pdf: Pdf, table: Tag, term: string, detail: string): void {
  const termWidthPt = TEXT_WIDTH_PT * 0.36;
  drawRow(pdf, table, [
    { text: term, widthPt: termWidthPt, align: 'left', font: 'regular', colour: MUTED, heads: 'Row' },
    { text: detail, widthPt: TEXT_WIDTH_PT - termWidthPt, align: 'left', font: 'regular' },
  ]);
}

function drawAmounts(pdf: Pdf, parent: Tag, figures: readonly (readonly [string, string])[]): void {
  const widthPt = TEXT_WIDTH_PT / figures.length;
  const room = { width: widthPt - 10 };
  // A label of two lines moves every figure down, so that none is printed over it.
  const labels = setTextStyle(pdf, { size: SIZES.small });
  const labelPt = Math.max(...figures.map(([label]) => labels.heightOfString(label, room)));
  keepTogether(pdf, labelPt + 46);
  const top = pdf.y + 2;
  group(pdf, parent, 'L', (list) => {
    for (const [index, [label, value]] of figures.entries()) {
      const x = PAGE.sidePt + index * widthPt;
      group(pdf, list, 'LI', (item) => {
        tag(pdf, item, 'Lbl', () => {
          setTextStyle(pdf, { size: SIZES.small, colour: MUTED }).text(label, x, top, room);
        });
        tag(pdf, item, 'LBody', () => {
          setTextStyle(pdf, { font: 'strong', size: SIZES.figure }).text(value, x, top + labelPt, room);
        });
      });
    }
  });
  pdf.y = top + labelPt + 27;
}
