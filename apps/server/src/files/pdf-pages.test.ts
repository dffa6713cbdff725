import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { joinFiles, takePages } from './pdf-pages.ts';

const pdfWith = async (pages: number) => {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return pdf.save();
};
const pagesIn = async (bytes: Uint8Array | undefined) =>
  bytes && (await PDFDocument.load(bytes)).getPageCount();

it('takes ranges of pages, and none when the document has fewer', async () => {
  const bytes = await pdfWith(3);
  const taken = await takePages({
    bytes,
    ranges: [
      { firstPage: 1, lastPage: 1 },
      { firstPage: 2, lastPage: 3 },
    ],
  });
  expect(await Promise.all((taken?.parts ?? []).map(pagesIn))).toEqual([1, 2]);
  expect(taken?.pageCount).toBe(3);
  expect(await takePages({ bytes, ranges: [{ firstPage: 3, lastPage: 4 }] })).toEqual({ pageCount: 3 });
  expect(
    await takePages({ bytes: Buffer.from('%PDF-nothing'), ranges: [{ firstPage: 1, lastPage: 1 }] }),
  ).toBeUndefined();
});

it('joins documents and pictures, and says which can’t be joined', async () => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
  const joined = await joinFiles([
    { contentType: 'application/pdf', bytes: await pdfWith(2) },
    { contentType: 'application/pdf', bytes: Buffer.from('%PDF-nothing') },
    { contentType: 'image/png', bytes: await picture.clone().png().toBuffer() },
    { contentType: 'image/jpeg', bytes: await picture.clone().jpeg().toBuffer() },
  ]);
  expect(joined.pages).toEqual([2, 0, 1, 1]);
  expect(await pagesIn(joined.bytes)).toBe(4);
});
