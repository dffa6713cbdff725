import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef } from 'react';
import { drawPage, type Turn } from './pdf.ts';

/** The width of a small page. */
export const THUMBNAIL_PX = 72;

/** Draws a page into the canvas of the returned reference. */
export function useDrawing(
  page: PDFPageProxy,
  widthPx: number,
  turn: Turn,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const drawing = drawPage(page, canvas.current, widthPx, turn);
    // Canceling a drawing rejects its promise, which is no failure.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, widthPx, turn]);
  return canvas;
}
