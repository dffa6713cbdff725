import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pdfCopy } from './copy.ts';
import { DOCUMENT_LANG } from './document-lang.ts';
import { linesOf, pagesOf, type Turn, viewportOf } from './pdf.ts';
import { THUMBNAIL_PX, useDrawing } from './use-drawing.ts';
import './pdf-pages.css';

/** The greatest width of a page. */
const WIDEST_PX = 700;

type PdfPagesProps = {
  readonly file: Blob;
  /** 1 fits the available width. */
  readonly zoom: number;
  readonly turn?: Turn;
  /** Shows small pages that lead to the large ones, where there are several. */
  readonly hasThumbnails?: boolean;
  /** Lets a page be as wide as the place for it. */
  readonly fillsWidth?: boolean;
  /** It is in the language of the page, as a translation is. */
  readonly isTranslation?: boolean;
  /** Called with the number of pages. */
  readonly onPages?: (count: number) => void;
  readonly onUnreadable: () => void;
};

/** Draws the pages of a PDF at each width and zoom, with their text for screen readers. */
export default function PdfPages({
  file,
  zoom,
  turn = 0,
  hasThumbnails = false,
  fillsWidth = false,
  isTranslation = false,
  onPages,
  onUnreadable,
}: PdfPagesProps) {
  const container = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(container);
  const fitPx = fillsWidth ? widthPx : Math.min(widthPx, WIDEST_PX);
  const [pages, setPages] = useState<readonly PDFPageProxy[]>();
  useEffect(() => {
    let isWanted = true;
    pagesOf(file).then((read) => isWanted && setPages(read), onUnreadable);
    return () => {
      isWanted = false;
    };
  }, [file, onUnreadable]);
  useEffect(() => pages && onPages?.(pages.length), [pages, onPages]);
  const thumbnails = hasThumbnails && pages && pages.length > 1 ? pages : [];
  const drawn = (
    <div ref={container} className="reader-pages">
      {pages && fitPx > 0 ? (
        pages.map((page) => (
          <PdfPage
            key={page.pageNumber}
            page={page}
            of={pages.length}
            widthPx={Math.round(fitPx * zoom)}
            turn={turn}
            lang={isTranslation ? undefined : DOCUMENT_LANG}
          />
        ))
      ) : (
        <Skeleton lines={5} />
      )}
    </div>
  );
  if (!hasThumbnails) return drawn;
  const show = (page: number) =>
    container.current?.children[page - 1]?.scrollIntoView({ block: 'start', inline: 'nearest' });
  return (
    <div className="reader-with-thumbnails" data-several={thumbnails.length > 0}>
      {thumbnails.length > 0 && (
        <nav className="reader-thumbnails" aria-label={pdfCopy.pages}>
          {thumbnails.map((page) => (
            <Thumbnail key={page.pageNumber} page={page} turn={turn} onChoose={show} />
          ))}
        </nav>
      )}
      {drawn}
    </div>
  );
}

type ThumbnailProps = {
  readonly page: PDFPageProxy;
  readonly turn: Turn;
  readonly onChoose: (page: number) => void;
};

function Thumbnail({ page, turn, onChoose }: ThumbnailProps) {
  const canvas = useDrawing(page, THUMBNAIL_PX, turn);
  return (
    <button
      type="button"
      className="reader-thumbnail"
      aria-label={pdfCopy.goTo(page.pageNumber)}
      onClick={() => onChoose(page.pageNumber)}
    >
      <canvas ref={canvas} />
      <span aria-hidden="true">{page.pageNumber}</span>
    </button>
  );
}

/** Returns the current width of an element in CSS pixels, 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

type PdfPageProps = {
  page: PDFPageProxy;
  of: number;
  widthPx: number;
  turn: Turn;
  lang: string | undefined;
};

function PdfPage({ page, of, widthPx, turn, lang }: PdfPageProps) {
  const canvas = useDrawing(page, widthPx, turn);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    void linesOf(page).then((read) => isWanted && setLines(read));
    return () => {
      isWanted = false;
    };
  }, [page]);
  const { width, height } = viewportOf(page, 1, turn);
  return (
    <section
      className="reader-page"
      aria-label={pdfCopy.page(page.pageNumber, of)}
      style={{ inlineSize: widthPx }}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the canvas takes no focus; its text follows */}
      <canvas ref={canvas} aria-hidden="true" style={{ aspectRatio: `${width} / ${height}` }} />
      <div className="hidden-visually" lang={lang}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page keep their order
          <p key={index}>{line}</p>
        ))}
      </div>
    </section>
  );
}
