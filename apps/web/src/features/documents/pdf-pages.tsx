import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { drawPage, linesOf, pagesOf } from './pdf.ts';

/** The widest that a page is shown. */
const WIDEST_PX = 700;

/** The pages of a PDF one below the other, with their words for those who hear the page. */
export default function PdfPages({ file, onUnreadable }: { file: Blob; onUnreadable: () => void }) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>();
  useEffect(() => {
    let isWanted = true;
    pagesOf(file).then((read) => isWanted && setPages(read), onUnreadable);
    return () => {
      isWanted = false;
    };
  }, [file, onUnreadable]);
  if (!pages) return <Skeleton lines={5} />;
  return pages.map((page) => <PdfPage key={page.pageNumber} page={page} of={pages.length} />);
}

function PdfPage({ page, of }: { page: PDFPageProxy; of: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!canvas.current) return;
    const drawing = drawPage(page, canvas.current, Math.min(canvas.current.clientWidth, WIDEST_PX));
    // A page that is left while it is drawn is no failure.
    drawing.promise.catch(() => undefined);
    return () => drawing.cancel();
  }, [page]);
  useEffect(() => {
    let isWanted = true;
    void linesOf(page).then((read) => isWanted && setLines(read));
    return () => {
      isWanted = false;
    };
  }, [page]);
  const { width, height } = page.getViewport({ scale: 1 });
  return (
    <section className="reader-page" aria-label={`Page ${page.pageNumber} of ${of}`}>
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
