import { buffer } from 'node:stream/consumers';
import type { DocumentModel } from './document.ts';
import { drawBlock, keepTogetherHeight } from './pdf/blocks.ts';
import {
  decorate,
  group,
  keepTogether,
  numberPages,
  openPdf,
  type Pdf,
  rule,
  setTextStyle,
  type Tag,
  tag,
} from './pdf/page.ts';
import { INK, LEADING_PT, MUTED, PAGE, SIZES, TEXT_WIDTH_PT } from './pdf/typeface.ts';
import { printed } from './printed.ts';

const HEADING_PT = 32;

/**
 * Renders a document as a tagged PDF on Letter paper with embedded fonts. The same document always gives the same bytes. Standards: ISO
 * 14289-1 (PDF/UA-1) and ISO 19005-2 (PDF/A-2b).
 */
export async function renderPdf(given: DocumentModel): Promise<Uint8Array> {
  const model = printed(given);
  const pdf = openPdf(model);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawLetterhead(pdf, root, model);
  drawTitle(pdf, root, model);
  for (const block of model.opening) drawBlock(pdf, root, block);
  for (const { heading, blocks, language } of model.sections) {
    keepTogether(pdf, HEADING_PT + keepTogetherHeight(pdf, blocks[0]));
    pdf.y += 8;
    group(
      pdf,
      root,
      'Sect',
      (part) => {
        tag(pdf, part, 'H2', () => {
          setTextStyle(pdf, { font: 'strong', size: SIZES.heading }).text(heading, PAGE.sidePt, pdf.y, {
            lineGap: 1,
          });
        });
        pdf.y += 5;
        for (const block of blocks) drawBlock(pdf, part, block);
      },
      language && { lang: language },
    );
  }
  if (model.mark) drawMark(pdf, root, model.mark);
  root.end();
  numberPages(pdf, model);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

/** Prints the mark of every footer once for screen readers too, which skip footers. */
function drawMark(pdf: Pdf, root: Tag, mark: string): void {
  keepTogether(pdf, HEADING_PT);
  pdf.y += 8;
  tag(pdf, root, 'P', () =>
    setTextStyle(pdf, { size: SIZES.small, colour: MUTED }).text(mark, PAGE.sidePt, pdf.y),
  );
}

function drawLetterhead(pdf: Pdf, root: Tag, { letterhead }: DocumentModel): void {
  const top = 50;
  pdf.y = top;
  tag(pdf, root, 'P', () => {
    setTextStyle(pdf, { font: 'strong', size: 13 }).text(letterhead.name, PAGE.sidePt, top, {
      width: TEXT_WIDTH_PT / 2,
    });
    setTextStyle(pdf, { size: SIZES.small, colour: MUTED }).text(
      letterhead.lines.join('\n'),
      PAGE.sidePt + TEXT_WIDTH_PT / 2,
      top + 1,
      { width: TEXT_WIDTH_PT / 2, align: 'right', lineGap: 1.5 },
    );
  });
  const below = Math.max(pdf.y, top + 40) + 8;
  decorate(pdf, () => {
    pdf.rect(PAGE.sidePt, below, TEXT_WIDTH_PT, 1.6).fillColor(letterhead.accent).fill();
  });
  pdf.y = below + 26;
}

function drawTitle(pdf: Pdf, root: Tag, { title, particulars }: DocumentModel): void {
  tag(pdf, root, 'H1', () => {
    setTextStyle(pdf, { size: SIZES.title, colour: INK }).text(title, PAGE.sidePt, pdf.y, { lineGap: 1 });
  });
  pdf.y += 10;
  if (particulars.length > 0) {
    drawBlock(pdf, root, { kind: 'definitions', rows: particulars });
    pdf.y += LEADING_PT;
  } else {
    rule(pdf, pdf.y);
    pdf.y += 12;
  }
}
