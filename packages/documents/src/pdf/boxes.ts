import { SHEET, type Stroke, svgPath } from '@homeline/domain/signing/drawn-signature.ts';
import { type Block, plainText } from '../document.ts';
import { decorate, group, keepTogether, type Pdf, rule, setTextStyle, type Tag, tag } from './page.ts';
import { drawText } from './text.ts';
import { HAIRLINE, INK, LEADING_PT, MUTED, PAGE, SIZES, TEXT_WIDTH_PT } from './typeface.ts';

type NoticeBlock = Extract<Block, { kind: 'notice' }>;

const INSET_PT = 13;

export function noticeHeight(pdf: Pdf, { title, paragraphs }: NoticeBlock) {
  const options = { width: TEXT_WIDTH_PT - 2 * INSET_PT, lineGap: LEADING_PT };
  const heights = paragraphs.map((text) => setTextStyle(pdf).heightOfString(plainText(text), options) + 5);
  const titleHeight = setTextStyle(pdf, { font: 'strong' }).heightOfString(title, options);
  const heightPt = titleHeight + heights.reduce((sum, height) => sum + height, 0) + 2 * INSET_PT + 2;
  return { heightPt, options };
}

export function drawNotice(pdf: Pdf, parent: Tag, block: NoticeBlock): void {
  const { heightPt, options } = noticeHeight(pdf, block);
  keepTogether(pdf, heightPt);
  const top = pdf.y;
  decorate(pdf, () => {
    pdf.rect(PAGE.sidePt, top, TEXT_WIDTH_PT, heightPt).lineWidth(0.9).strokeColor(INK).stroke();
  });
  pdf.y = top + INSET_PT;
  group(pdf, parent, 'Sect', (box) => {
    tag(pdf, box, 'P', () =>
      setTextStyle(pdf, { font: 'strong' }).text(block.title, PAGE.sidePt + INSET_PT, pdf.y, options),
    );
    for (const text of block.paragraphs) {
      pdf.y += 5;
      tag(pdf, box, 'P', () => drawText(pdf, text, PAGE.sidePt + INSET_PT, options.width));
    }
  });
  pdf.y = top + heightPt + 2;
}

/** The height of one signer's fields. */
export const FIELDS_PT = 58;

const DRAWING_HEIGHT_PT = 30;
const FIELD_SHARE = { SIGNATURE: 3, INITIALS: 1, DATE: 1.3, TEXT: 2, NOTARY_SEAL: 2.6 } as const;

/** One person’s initials don’t need the width of the page. */
const LEAST_INITIALS = 4;

export function drawFields(
  pdf: Pdf,
  parent: Tag,
  fields: Extract<Block, { kind: 'fields' }>['fields'],
): void {
  const isSealed = fields.some(({ kind }) => kind === 'NOTARY_SEAL');
  const lineAt = isSealed ? 74 : 34;
  keepTogether(pdf, lineAt + 22);
  const gap = 18;
  const asked = fields.reduce((sum, { kind }) => sum + FIELD_SHARE[kind], 0);
  const shares = fields.every(({ kind }) => kind === 'INITIALS') ? Math.max(asked, LEAST_INITIALS) : asked;
  const unit = (TEXT_WIDTH_PT - gap * (fields.length - 1)) / shares;
  const top = pdf.y;
  let x: number = PAGE.sidePt;
  for (const field of fields) {
    const width = unit * FIELD_SHARE[field.kind];
    const left = x;
    if (field.kind === 'NOTARY_SEAL') {
      decorate(pdf, () => pdf.rect(left, top, width, lineAt).lineWidth(0.5).strokeColor(HAIRLINE).stroke());
    } else rule(pdf, top + lineAt, { x: left, widthPt: width, colour: INK });
    const { drawing } = field;
    if (drawing) decorate(pdf, () => drawSignature(pdf, drawing, left + width, top + lineAt));
    // E-signing tools find the field by this name.
    pdf.addNamedDestination(field.id, 'XYZ', left, top, null);
    tag(pdf, parent, 'P', () => {
      if (field.value) {
        const font = field.kind === 'SIGNATURE' ? 'italic' : 'regular';
        setTextStyle(pdf, { font, size: SIZES.text + 2 }).text(field.value, left, top + lineAt - 18, {
          width,
        });
      }
      setTextStyle(pdf, { size: SIZES.small, colour: MUTED }).text(field.label, left, top + lineAt + 4, {
        width,
      });
    });
    x += width + gap;
  }
  pdf.y = top + lineAt + 20;
}

/** Draws a signature at the right end of its line, beside the printed name. A screen reader reads the name. */
function drawSignature(pdf: Pdf, strokes: readonly Stroke[], right: number, bottom: number): void {
  const scale = DRAWING_HEIGHT_PT / SHEET.height;
  pdf.save();
  pdf.translate(right - SHEET.width * scale, bottom - DRAWING_HEIGHT_PT).scale(scale);
  pdf.path(svgPath(strokes)).lineWidth(3).lineCap('round').lineJoin('round').strokeColor(INK).stroke();
  pdf.restore();
}
