import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawPage, linesOf, pagesOf } from './pdf.ts';

/** The widest that a page is shown. */
const WIDEST_PX = 700;

type PdfPagesProps = {
  readonly file: Blob;
  /** 1 fits the width there is. */
  readonly zoom: number;
  readonly onUnreadable: () => void;
};

/** The pages of a PDF one below the other, drawn anew for every width and zoom, with their words for those who hear the page. */
export default function PdfPages({ file, zoom, onUnreadable }: PdfPagesProps) {
  const room = useRef<HTMLDivElement>(null);
  const fitPx = Math.min(useWidth(room), WIDEST_PX);
  const [pages, setPages] = useState<readonly PDFPageProxy[]>();
  useEffect(() => {
    let isWanted = true;
    pagesOf(file).then((read) => isWanted && setPages(read), onUnreadable);
    return () => {
      isWanted = false;
    };
  }, [file, onUnreadable]);
  return (
    <div ref={room} className="reader-pages">
      {pages && fitPx > 0 ? (
        pages.map((page) => (
          <PdfPage key={page.pageNumber} page={page} of={pages.length} widthPx={Math.round(fitPx * zoom)} />
        ))
      ) : (
        <Skeleton lines={5} />
      )}
    </div>
  );
}

/** The width of an element in CSS pixels, as it is now; 0 before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([seen]) => seen && setWidth(Math.floor(seen.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

function PdfPage({ page, of, widthPx }: { page: PDFPageProxy; of: number; widthPx: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!canvas.current) return;
    const drawing = drawPage(page, canvas.current, widthPx);
    // A page that is left while it is drawn is no failure.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page, widthPx]);
  useEffect(() => {
    let isWanted = true;
    void linesOf(page).then((read) => isWanted && setLines(read));
    return () => {
      isWanted = false;
    };
  }, [page]);
  const { width, height } = page.getViewport({ scale: 1 });
  return (
    <section
      className="reader-page"
      aria-label={`Page ${page.pageNumber} of ${of}`}
      style={{ inlineSize: widthPx }}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is no stop of the keyboard; its words follow */}
      <canvas ref={canvas} aria-hidden="true" style={{ aspectRatio: `${width} / ${height}` }} />
      <div className="hidden-visually">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page keep their order
          <p key={index}>{line}</p>
        ))}
      </div>
    </section>
  );
}
