import { PDFDocument } from '@cantoo/pdf-lib';
import type { FileType } from '@homeline/domain/documents/file-checks.ts';

/** Pages of a document, counted from 1. */
export type PageRange = { readonly firstPage: number; readonly lastPage: number };

/** A US letter page, and its margins for a picture, in points. */
const [WIDTH, HEIGHT, MARGIN] = [612, 792, 36];

/** Returns pages of a PDF as PDFs of their own, none when it doesn't have them all, and how many it has; undefined when it can't be taken apart. */
export async function takePages({
  bytes,
  ranges,
}: {
  readonly bytes: Uint8Array;
  readonly ranges: readonly PageRange[];
}): Promise<{ readonly parts?: readonly Uint8Array[]; readonly pageCount: number } | undefined> {
  const whole = await opened(bytes);
  if (!whole) return undefined;
  const count = whole.getPageCount();
  if (ranges.some(({ lastPage }) => lastPage > count)) return { pageCount: count };
  const parts = await Promise.all(
    ranges.map(async ({ firstPage, lastPage }) => {
      const part = await PDFDocument.create();
      const wanted = Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage - 1 + index);
      for (const page of await part.copyPages(whole, wanted)) part.addPage(page);
      return part.save();
    }),
  );
  return { parts, pageCount: count };
}

/** A file whose pages follow those of the ones before it. */
export type FileToJoin = { readonly contentType: FileType; readonly bytes: Uint8Array };

/** Returns files as one PDF, a picture as a page, and how many pages each has: none when it can't be taken apart. */
export async function joinFiles(
  files: readonly FileToJoin[],
): Promise<{ readonly bytes: Uint8Array; readonly pages: readonly number[] }> {
  const all = await PDFDocument.create();
  const pages: number[] = [];
  for (const file of files) pages.push(await addPages(all, file));
  return { bytes: await all.save(), pages };
}

async function addPages(all: PDFDocument, { contentType, bytes }: FileToJoin): Promise<number> {
  if (contentType !== 'application/pdf') {
    const picture = await (contentType === 'image/png' ? all.embedPng(bytes) : all.embedJpg(bytes));
    const { width, height } = picture.scaleToFit(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
    const middle = { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2 };
    all.addPage([WIDTH, HEIGHT]).drawImage(picture, { ...middle, width, height });
    return 1;
  }
  const pdf = await opened(bytes);
  if (!pdf) return 0;
  for (const page of await all.copyPages(pdf, pdf.getPageIndices())) all.addPage(page);
  return pdf.getPageCount();
}

/** Opens a PDF that may forbid changes; an empty password opens it. */
async function opened(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    return await PDFDocument.load(bytes, { password: '' });
  } catch {
    return undefined;
  }
}
