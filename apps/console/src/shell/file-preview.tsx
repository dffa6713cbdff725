import type { Turn } from '@homeline/client/documents/pdf.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { shellCopy } from './copy.ts';
import './file-preview.css';

const copy = shellCopy.preview;

const PdfPages = lazy(() => import('@homeline/client/documents/pdf-pages.tsx'));

type FilePreviewProps = {
  readonly title: string;
  /** Reads the file, once. Another file needs another key. */
  readonly read: () => Promise<Blob>;
  readonly onClose: () => void;
  /** What may be done with the file. */
  readonly children?: ReactNode | ((file: Blob | undefined) => ReactNode);
};

/** Widths as multiples of the available one. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const FITS = ZOOMS.indexOf(1);

/** Shows a picture or the pages of a PDF, which may be enlarged, turned and downloaded. */
export function FilePreview({ title, read, onClose, children }: FilePreviewProps) {
  const [readOnce] = useState(() => read);
  const [file, setFile] = useState<Blob>();
  const [hasFailed, setFailed] = useState(false);
  const [zoomAt, zoomTo] = useState(FITS);
  const [turn, setTurn] = useState<Turn>(0);
  const fail = useCallback(() => setFailed(true), []);
  const place = useRef<HTMLDivElement>(null);
  const url = useUrlOf(file);
  // The list may be long, and the link may stand above the tabs.
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    let isOver = false;
    readOnce().then((found) => isOver || setFile(found), fail);
    return () => {
      isOver = true;
    };
  }, [readOnce, fail]);
  const zoom = ZOOMS[zoomAt] ?? 1;
  return (
    <div className="preview" ref={place} tabIndex={-1}>
      <div className="preview-tools">
        <strong>{title}</strong>
        {file && !hasFailed && (
          <>
            <Button kind="quiet" disabled={zoomAt === 0} onClick={() => zoomTo(zoomAt - 1)}>
              {copy.zoomOut}
            </Button>
            <span className="figures" role="status">
              {zoom * 100}%
            </span>
            <Button kind="quiet" disabled={zoomAt === ZOOMS.length - 1} onClick={() => zoomTo(zoomAt + 1)}>
              {copy.zoomIn}
            </Button>
            <Button kind="quiet" onClick={() => setTurn(((turn + 90) % 360) as Turn)}>
              {copy.turn}
            </Button>
          </>
        )}
        {url && (
          <a className={buttonClass('quiet')} href={url} download={title}>
            {copy.download}
          </a>
        )}
        <Button kind="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {typeof children === 'function' ? children(file) : children}
      {hasFailed && <p role="alert">{file ? copy.unreadable : copy.failed}</p>}
      {!file && !hasFailed && <Skeleton />}
      {file && url && !hasFailed && (
        <div className="preview-pages">
          {file.type.startsWith('image/') ? (
            <img
              src={url}
              alt={copy.of(title)}
              style={{ inlineSize: `${zoom * 100}%`, rotate: `${turn}deg` }}
              onError={fail}
            />
          ) : (
            <Suspense fallback={<Skeleton />}>
              <PdfPages file={file} zoom={zoom} turn={turn} hasThumbnails onUnreadable={fail} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns an address of a file for as long as it is shown. */
function useUrlOf(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
