import { organisation } from '@homeline/client/organisation.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { said } from '@homeline/contract/said.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useModal } from '@homeline/ui/feedback/use-modal.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useId, useState } from 'react';
import { useDocumentCalls } from './document-calls.ts';
import { fetchFile } from './document-file.ts';
import { firstView, ReaderTools, type ReaderView } from './reader-tools.tsx';
import { isTranslation } from './translation.tsx';
import './reader.css';
import { documentsCopy } from './copy.ts';

const copy = documentsCopy.reader;

const DocumentText = lazy(() => import('./document-text.tsx'));
const PdfPages = lazy(() => import('@homeline/client/documents/pdf-pages.tsx'));

type DocumentReaderProps = {
  /** The application's uuid. */
  readonly application: string;
  /** The document shown; the dialog is closed without one. */
  readonly document: DocumentSummary | undefined;
  /** The document that Next opens. */
  readonly next: DocumentSummary | undefined;
  readonly onRead: (document: DocumentSummary | undefined) => void;
  readonly onKeep: (document: DocumentSummary) => void;
  /** The document's position in its list: '2 of 5'. */
  readonly place?: ReactNode;
};

/** A dialog that shows a document as pages or as text. */
export function DocumentReader({ application, document, place, next, onRead, onKeep }: DocumentReaderProps) {
  const titleId = useId();
  const [chosen, show] = useState(firstView);
  // Each form of the sample shows its own code, so neither stands beside the other.
  const view = document?.type === 'SAMPLE_RECORD' ? { ...chosen, isBoth: false } : chosen;
  const [shown, setShown] = useState<string>();
  const [textTools, setTextTools] = useState<HTMLDivElement | null>(null);
  if (document && document.uuid !== shown) {
    setShown(document.uuid);
    // Only the text marks what changed.
    if (document.readBefore?.isUnchanged === false) show({ ...chosen, isText: true });
  }
  const dialog = useModal(document !== undefined);
  return (
    <dialog
      ref={dialog}
      className={view.isBoth && document?.hasHtml ? 'reader reader-wide' : 'reader'}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onRead(undefined)}
    >
      {document && (
        <>
          <div className="reader-head">
            <h2 id={titleId}>{said(document.title)}</h2>
            <Button kind="quiet" onClick={() => onKeep(document)}>
              {copy.download}
            </Button>
          </div>
          <ReaderTools
            view={view}
            hasText={document.hasHtml}
            onChange={(next) => show({ ...next, isBoth: chosen.isBoth })}
            textTools={setTextTools}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section key={document.uuid} className="reader-body" tabIndex={0} aria-label={copy.label}>
            <PaperSummary type={document.type} />
            <Body application={application} document={document} view={view} textTools={textTools} />
          </section>
          <div className="reader-foot">
            <Button kind="secondary" onClick={() => onRead(undefined)}>
              {copy.close}
            </Button>
            {place && <span className="reader-place">{place}</span>}
            {next && (
              <Button onClick={() => onRead(next)}>
                {copy.next}
                <span className="hidden-visually">: {said(next.title)}</span>
              </Button>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

type BodyProps = {
  readonly application: string;
  readonly document: DocumentSummary;
  readonly view: ReaderView;
  readonly textTools: Element | null;
};

/** The text, the pages, or both side by side. An upload has no text. */
function Body({ application, document, view: { isText, isBoth, zoom }, textTools }: BodyProps) {
  const pages = <Pages application={application} document={document} zoom={zoom} />;
  if (!document.hasHtml || !(isText || isBoth)) return pages;
  const text = (
    <Suspense fallback={<Skeleton lines={5} />}>
      <DocumentText application={application} document={document} tools={textTools} />
    </Suspense>
  );
  if (!isBoth) return text;
  return (
    <div className="reader-both">
      {text}
      <div className="reader-pages">{pages}</div>
    </div>
  );
}

type PagesProps = {
  readonly application: string;
  readonly document: DocumentSummary;
  readonly zoom: number;
};

function Pages({ application, document, zoom }: PagesProps) {
  const calls = useDocumentCalls();
  const [isUnreadable, setUnreadable] = useState(false);
  const onUnreadable = useCallback(() => setUnreadable(true), []);
  const { data: file, isError } = useQuery({
    queryKey: ['document', application, document.uuid],
    queryFn: () => fetchFile(calls.file, application, document),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError || isUnreadable) return <Alert kind="SYSTEM" {...copy.unreadable} />;
  if (!file) return <Skeleton lines={5} />;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <PdfPages file={file} zoom={zoom} isTranslation={isTranslation(document)} onUnreadable={onUnreadable} />
    </Suspense>
  );
}

/** Says in the language of the page what a paper in another one is about, where the lender has words for it. */
function PaperSummary({ type }: Pick<DocumentSummary, 'type'>) {
  const summary = organisation.paperSummaries?.[type as WrittenDocumentType];
  return summary && <p className="reader-changes">{summary}</p>;
}
