import PDFDocument from 'pdfkit';
import type { DocumentModel } from '../document.ts';
import { documentText } from '../document-text.ts';
import { FONTS, PAGE, SIZES } from '../pdf/typeface.ts';

/** Writes a document's text in our font from top to bottom, with the PDF library alone: no tables, tags, links or lines. */
export async function plainPdf(model: DocumentModel): Promise<Uint8Array> {
  // `font: null` keeps the library's default font out of the file.
  const options = { size: 'LETTER', margin: PAGE.sidePt, font: null };
  const pdf: PDFKit.PDFDocument = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('regular', FONTS.regular as never);
  pdf.font('regular').fontSize(SIZES.text).text(documentText(model));
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}
