import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { pagesOf } from './pdf.ts';
import { THUMBNAIL_PX, useDrawing } from './use-drawing.ts';
import './pdf-pages.css';

type PagePickerProps = {
  readonly file: Blob;
  /** Says where a page goes. */
  readonly markOf: (page: number) => string | undefined;
  /** Names the act on a page. */
  readonly nameOf: (page: number) => string;
  readonly onPages: (count: number) => void;
  readonly onChoose: (page: number) => void;
};

/** The small pages of a PDF, each a button. A file that can't be read shows none. */
export default function PagePicker({ file, markOf, nameOf, onPages, onChoose }: PagePickerProps) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads each file once
  useEffect(() => {
    let isWanted = true;
    pagesOf(file).then(
      (read) => {
        if (!isWanted) return;
        setPages(read);
        onPages(read.length);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <ol className="page-picker">
      {pages.map((page) => (
        <li key={page.pageNumber}>
          <PickedPage
            page={page}
            mark={markOf(page.pageNumber)}
            name={nameOf(page.pageNumber)}
            onChoose={() => onChoose(page.pageNumber)}
          />
        </li>
      ))}
    </ol>
  );
}

type PickedPageProps = {
  readonly page: PDFPageProxy;
  readonly mark: string | undefined;
  readonly name: string;
  readonly onChoose: () => void;
};

function PickedPage({ page, mark, name, onChoose }: PickedPageProps) {
  const canvas = useDrawing(page, THUMBNAIL_PX, 0);
  return (
    <button
      type="button"
      className="reader-thumbnail"
      aria-label={mark ? `${name} (${mark})` : name}
      onClick={onChoose}
    >
      <canvas ref={canvas} />
      <span aria-hidden="true">{page.pageNumber}</span>
      {mark && (
        <span className="tag" aria-hidden="true">
          {mark}
        </span>
      )}
    </button>
  );
}
