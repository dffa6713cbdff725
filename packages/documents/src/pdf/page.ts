import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { DocumentModel } from '../document.ts';
import { infoOf, PRODUCER, xmpOf } from './metadata.ts';
import { FONTS, type FontName, HAIRLINE, INK, MUTED, PAGE, SIZES, TEXT_WIDTH_PT } from './typeface.ts';

export type Pdf = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;

/**
 * Opens a tagged PDF on Letter paper. Its dates and id derive only from the document. Standards: ISO 14289-1 (PDF/UA-1), and ISO 19005-2
 * (PDF/A-2b) for the archive.
 */
export function openPdf(model: DocumentModel): Pdf {
  const { title, author, subject } = infoOf(model);
  const options = {
    size: 'LETTER',
    margins: { top: PAGE.topPt, bottom: PAGE.bottomPt, left: PAGE.sidePt, right: PAGE.sidePt },
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: model.language,
    displayTitle: true,
    bufferPages: true,
    // A font set by path would be parsed again on each use of its name.
    font: null,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: PRODUCER,
      Producer: PRODUCER,
      CreationDate: new Date(`${model.madeOn}T00:00:00Z`),
    },
  };
  const pdf: Pdf = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  // The library writes one standard’s metadata, and an id that two files of a day and a title would share.
  Object.assign(pdf, {
    _addInfo: () => (pdf as unknown as { appendXML: (xml: string) => void }).appendXML(xmpOf(model)),
    _id: createHash('sha256').update(JSON.stringify(model)).digest().subarray(0, 16),
  });
  for (const [name, font] of Object.entries(FONTS)) pdf.registerFont(name, font as never);
  return pdf.font('regular');
}

type Style = { font?: FontName; size?: number; colour?: string };

/** Sets the font, size and color of the next text. */
export function setTextStyle(
  pdf: Pdf,
  { font = 'regular', size = SIZES.text, colour = INK }: Style = {},
): Pdf {
  return pdf.font(font).fontSize(size).fillColor(colour);
}

/** Adds a tag and draws its content. */
export function tag(pdf: Pdf, parent: Tag, type: string, draw: () => void): void {
  const element = pdf.struct(type, {}, [draw]);
  parent.add(element);
}

/** Adds a tag that holds other tags. */
export function group(
  pdf: Pdf,
  parent: Tag,
  type: string,
  fill: (element: Tag) => void,
  options: { lang?: string } = {},
): void {
  const element = pdf.struct(type, options);
  parent.add(element);
  fill(element);
  element.end();
}

/** Draws decoration that a screen reader skips. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export function rule(
  pdf: Pdf,
  y: number,
  line: { x?: number; widthPt?: number; colour?: string; weight?: number } = {},
) {
  const { x = PAGE.sidePt, widthPt = TEXT_WIDTH_PT, colour = HAIRLINE, weight = 0.6 } = line;
  decorate(pdf, () => {
    pdf
      .moveTo(x, y)
      .lineTo(x + widthPt, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  });
}

/** Begins a new page unless this one has the given height left. */
export function keepTogether(pdf: Pdf, heightPt: number): void {
  if (pdf.y + heightPt > PAGE.heightPt - PAGE.bottomPt) pdf.addPage();
}

/** Draws the header and footer of every page, once the page count is known. */
export function numberPages(pdf: Pdf, model: DocumentModel): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.page.margins.top = 0;
    if (index > 0) drawEnds(pdf, 44, model.letterhead.name, model.title);
    rule(pdf, 740);
    drawEnds(pdf, 747, model.reference, `Page ${index + 1} of ${count}`);
    if (model.mark) drawEnds(pdf, 760, model.mark, '');
  }
}

function drawEnds(pdf: Pdf, y: number, left: string, right: string): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  const style = { size: SIZES.small, colour: MUTED };
  // A long title leaves the lender's name a quarter of the line, so that neither is printed over the other.
  const rightPt = Math.min(setTextStyle(pdf, style).widthOfString(right) + 1, TEXT_WIDTH_PT * 0.75);
  const oneLine = { lineBreak: false, ellipsis: true };
  pdf.text(left, PAGE.sidePt, y, { ...oneLine, width: TEXT_WIDTH_PT - rightPt - 12 });
  pdf.text(right, PAGE.sidePt + TEXT_WIDTH_PT - rightPt, y, { ...oneLine, width: rightPt });
  pdf.endMarkedContent();
}
