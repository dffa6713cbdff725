import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { trustedTypesPolicy } from './trusted-types-policy.ts';

GlobalWorkerOptions.workerPort = new Worker(trustedTypesPolicy.createScriptURL(workerUrl), {
  type: 'module',
});

/** A page is sharp up to this many dots for each pixel, and as many from edge to edge; more would only cost memory. */
const MOST_DOTS = 2;
const MOST_DOTS_WIDE = 2400;

/** The pages of a PDF. */
export async function pagesOf(file: Blob): Promise<readonly PDFPageProxy[]> {
  const pdf: PDFDocumentProxy = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** How far a reader turned a page clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** The size of a page as a reader turned it, at a scale. */
export function viewportOf(page: PDFPageProxy, scale: number, turn: Turn) {
  return page.getViewport({ scale, rotation: page.rotate + turn });
}

/** Draws a page into a canvas of the given width in CSS pixels. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, widthPx: number, turn: Turn) {
  const dots = Math.min(window.devicePixelRatio, MOST_DOTS);
  const wide = Math.min(widthPx * dots, MOST_DOTS_WIDE);
  const viewport = viewportOf(page, wide / viewportOf(page, 1, turn).width, turn);
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport });
}

/** The words of a page, a line each. */
export async function linesOf(page: PDFPageProxy): Promise<readonly string[]> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return text.split('\n').filter((line) => line.trim() !== '');
}
