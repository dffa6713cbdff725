import { type Block, phrases, plain, type Text } from '../document.ts';
import { decorate, group, keepTogether, type Pdf, pen, rule, type Tag, tag } from './page.ts';
import { CAPTION, columnWidths, drawRow, headingCell } from './tables.ts';
import { HAIRLINE, INK, LEADING_PT, PAGE, SIZES, SOFT, TEXT_WIDTH_PT } from './typeface.ts';

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
  table: (pdf, parent, block) => {
    keepTogether(pdf, 90);
    tag(pdf, parent, 'P', () => pen(pdf, CAPTION).text(block.caption, PAGE.sidePt, pdf.y));
    pdf.y += 3;
    rule(pdf, pdf.y, { colour: INK });
    drawTable(pdf, parent, block);
  },
  notice: (pdf, parent, block) => drawNotice(pdf, parent, block),
  fields: (pdf, parent, { fields }) => drawFields(pdf, parent, fields),
};

/** Draws one block below the last. */
export function drawBlock(pdf: Pdf, parent: Tag, block: Block): void {
  const draw = DRAW[block.kind] as Draw<Block['kind']>;
  draw(pdf, parent, block as never);
  pdf.x = PAGE.sidePt;
  pdf.y += GAP_PT;
}

function lineHeight(pdf: Pdf): number {
  return pen(pdf).currentLineHeight(true) + LEADING_PT;
}

/** Words with strong ones among them, flowing over the page's end. */
function drawText(pdf: Pdf, text: Text, x: number, width: number): void {
  const parts = phrases(text);
  for (const [index, part] of parts.entries()) {
    const options = { width, lineGap: LEADING_PT, continued: index < parts.length - 1 };
    const isStrong = typeof part !== 'string';
    pen(pdf, { font: isStrong ? 'strong' : 'regular' });
    if (index === 0) pdf.text(isStrong ? part.strong : part, x, pdf.y, options);
    else pdf.text(isStrong ? part.strong : part, options);
  }
}

function drawItem(pdf: Pdf, list: Tag, label: string, item: Text): void {
  keepTogether(pdf, 2 * lineHeight(pdf));
  const top = pdf.y;
  group(pdf, list, 'LI', (element) => {
    tag(pdf, element, 'Lbl', () => pen(pdf, { colour: SOFT }).text(label, PAGE.sidePt + 2, top));
    pdf.y = top;
    tag(pdf, element, 'LBody', () => drawText(pdf, item, PAGE.sidePt + INDENT_PT, TEXT_WIDTH_PT - INDENT_PT));
  });
  pdf.y += 2.5;
}

function drawDefinition(pdf: Pdf, table: Tag, term: string, detail: string): void {
  const termWidthPt = TEXT_WIDTH_PT * 0.36;
  drawRow(pdf, table, [
    { text: term, widthPt: termWidthPt, align: 'left', font: 'regular', colour: SOFT, heads: 'Row' },
    { text: detail, widthPt: TEXT_WIDTH_PT - termWidthPt, align: 'left', font: 'regular' },
  ]);
}

function drawAmounts(pdf: Pdf, parent: Tag, figures: readonly (readonly [string, string])[]): void {
  const widthPt = TEXT_WIDTH_PT / figures.length;
  keepTogether(pdf, 56);
  const top = pdf.y + 2;
  group(pdf, parent, 'L', (list) => {
    for (const [index, [label, value]] of figures.entries()) {
      const x = PAGE.sidePt + index * widthPt;
      group(pdf, list, 'LI', (item) => {
        tag(pdf, item, 'Lbl', () => {
          pen(pdf, { size: SIZES.small, colour: SOFT }).text(label, x, top, { width: widthPt - 10 });
        });
        tag(pdf, item, 'LBody', () => {
          pen(pdf, { font: 'strong', size: SIZES.figure }).text(value, x, top + 13, { width: widthPt - 10 });
        });
      });
    }
  });
  pdf.y = top + 40;
}

function drawTable(pdf: Pdf, parent: Tag, block: Extract<Block, { kind: 'table' }>): void {
  const total = block.total ? [block.total] : [];
  const widths = columnWidths(pdf, block.columns, [...block.rows, ...total]);
  const cellsOf = (row: readonly string[], isStrong: boolean) =>
    block.columns.map(({ align }, index) => ({
      text: row[index] ?? '',
      widthPt: widths[index] ?? 0,
      align,
      font: isStrong ? ('strong' as const) : ('regular' as const),
      ...(index === 0 ? { heads: 'Row' as const } : {}),
    }));
  group(pdf, parent, 'Table', (table) => {
    const heads = block.columns.map(({ heading, align }, index) => ({
      ...headingCell,
      text: heading,
      align,
      widthPt: widths[index] ?? 0,
    }));
    drawRow(pdf, table, heads, { colour: INK });
    for (const row of block.rows) drawRow(pdf, table, cellsOf(row, false));
    for (const row of total) drawRow(pdf, table, cellsOf(row, true), { colour: INK });
  });
}

function drawNotice(pdf: Pdf, parent: Tag, { title, paragraphs }: Extract<Block, { kind: 'notice' }>): void {
  const inset = 13;
  const width = TEXT_WIDTH_PT - 2 * inset;
  const options = { width, lineGap: LEADING_PT };
  const heights = paragraphs.map((text) => pen(pdf).heightOfString(plain(text), options) + 5);
  const titleHeight = pen(pdf, { font: 'strong' }).heightOfString(title, options);
  const heightPt = titleHeight + heights.reduce((sum, height) => sum + height, 0) + 2 * inset + 2;
  keepTogether(pdf, heightPt);
  const top = pdf.y;
  decorate(pdf, () => {
    pdf.rect(PAGE.sidePt, top, TEXT_WIDTH_PT, heightPt).lineWidth(0.9).strokeColor(INK).stroke();
  });
  pdf.y = top + inset;
  group(pdf, parent, 'Sect', (box) => {
    tag(pdf, box, 'P', () => pen(pdf, { font: 'strong' }).text(title, PAGE.sidePt + inset, pdf.y, options));
    for (const text of paragraphs) {
      pdf.y += 5;
      tag(pdf, box, 'P', () => drawText(pdf, text, PAGE.sidePt + inset, width));
    }
  });
  pdf.y = top + heightPt + 2;
}

const FIELD_SHARE = { SIGNATURE: 3, INITIALS: 1, DATE: 1.3, TEXT: 2, NOTARY_SEAL: 2.6 } as const;

function drawFields(pdf: Pdf, parent: Tag, fields: Extract<Block, { kind: 'fields' }>['fields']): void {
  const isSealed = fields.some(({ kind }) => kind === 'NOTARY_SEAL');
  const lineAt = isSealed ? 74 : 34;
  keepTogether(pdf, lineAt + 22);
  const gap = 18;
  const shares = fields.reduce((sum, { kind }) => sum + FIELD_SHARE[kind], 0);
  const unit = (TEXT_WIDTH_PT - gap * (fields.length - 1)) / shares;
  const top = pdf.y;
  let x: number = PAGE.sidePt;
  for (const field of fields) {
    const width = unit * FIELD_SHARE[field.kind];
    const left = x;
    if (field.kind === 'NOTARY_SEAL') {
      decorate(pdf, () => pdf.rect(left, top, width, lineAt).lineWidth(0.5).strokeColor(HAIRLINE).stroke());
    } else rule(pdf, top + lineAt, { x: left, widthPt: width, colour: INK });
    // Whoever signs electronically finds the place by its name.
    pdf.addNamedDestination(field.id, 'XYZ', left, top, null);
    tag(pdf, parent, 'P', () => {
      if (field.value) {
        const font = field.kind === 'SIGNATURE' ? 'italic' : 'regular';
        pen(pdf, { font, size: SIZES.text + 2 }).text(field.value, left, top + lineAt - 18, { width });
      }
      pen(pdf, { size: SIZES.small, colour: SOFT }).text(field.label, left, top + lineAt + 4, { width });
    });
    x += width + gap;
  }
  pdf.y = top + lineAt + 20;
}
