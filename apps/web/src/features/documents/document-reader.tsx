import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { fileOf } from './document-file.ts';
import { firstView, ReaderTools } from './reader-tools.tsx';
import './reader.css';

const DocumentText = lazy(() => import('./document-text.tsx'));
const PdfPages = lazy(() => import('./pdf-pages.tsx'));

type DocumentReaderProps = {
  /** Whose documents they are. */
  readonly application: string;
  /** Opens with it, closes without. */
  readonly document: DocumentSummary | undefined;
  /** The one that is read after it. */
  readonly next: DocumentSummary | undefined;
  readonly onRead: (document: DocumentSummary | undefined) => void;
  readonly onKeep: (document: DocumentSummary) => void;
};

/** A document to read, above the page. */
export function DocumentReader({ application, document, next, onRead, onKeep }: DocumentReaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [view, show] = useState(firstView);
  const isOpen = document !== undefined;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="reader" aria-labelledby={titleId} onClose={() => onRead(undefined)}>
      {document && (
        <>
          <div className="reader-head">
            <h2 id={titleId}>{document.title}</h2>
            <Button kind="quiet" onClick={() => onKeep(document)}>
              Download
            </Button>
          </div>
          <ReaderTools view={view} hasText={document.hasHtml} onChange={show} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section key={document.uuid} className="reader-body" tabIndex={0} aria-label="The document">
            {view.isText && document.hasHtml ? (
              <Suspense fallback={<Skeleton lines={5} />}>
                <DocumentText application={application} document={document} />
              </Suspense>
            ) : (
              <Pages application={application} document={document} zoom={view.zoom} />
            )}
          </section>
          <div className="reader-foot">
            <Button kind="secondary" onClick={() => onRead(undefined)}>
              Close
            </Button>
            {next && (
              <Button onClick={() => onRead(next)}>
                Next<span className="hidden-visually">: {next.title}</span>
              </Button>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

type PagesProps = {
  readonly application: string;
  readonly document: DocumentSummary;
  readonly zoom: number;
};

function Pages({ application, document, zoom }: PagesProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const onUnreadable = useCallback(() => setUnreadable(true), []);
  const { data: file, isError } = useQuery({
    queryKey: ['document', application, document.uuid],
    queryFn: () => fileOf(application, document),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError || isUnreadable)
    return (
      <Alert
        kind="SYSTEM"
        title="This document could not be shown"
        text="Please close it and try again, or download it."
      />
    );
  if (!file) return <Skeleton lines={5} />;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <PdfPages file={file} zoom={zoom} onUnreadable={onUnreadable} />
    </Suspense>
  );
}
