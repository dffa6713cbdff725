import type { Turn } from '@homeline/client/documents/pdf.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { shellCopy } from './copy.ts';
import { usePageInView } from './use-page-in-view.ts';
import { ViewerIcon } from './viewer-icon.tsx';
import { DownloadLink, type Tools, toolOf, ViewerTools } from './viewer-tools.tsx';
import './file-preview.css';

const copy = shellCopy.preview;

const PdfPages = lazy(() => import('@homeline/client/documents/pdf-pages.tsx'));

type FilePreviewProps = {
  readonly title: string;
  /** Reads the file; called once. To show another file, change the component's key. */
  readonly read: () => Promise<Blob>;
  readonly onClose: () => void;
  /** Actions on the file. */
  readonly children?: ReactNode | ((file: Blob | undefined) => ReactNode);
};

/** Widths as multiples of the available one. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const FITS = ZOOMS.indexOf(1);

/** Shows a picture or the pages of a PDF, which may be enlarged, turned and downloaded, also by keyboard. */
export function FilePreview({ title, read, onClose, children }: FilePreviewProps) {
  const [readOnce] = useState(() => read);
  const [file, setFile] = useState<Blob>();
  const [hasFailed, setFailed] = useState(false);
  const [zoomAt, zoomTo] = useState(FITS);
  const [turn, setTurn] = useState<Turn>(0);
  const [pages, setPages] = useState(0);
  const fail = useCallback(() => setFailed(true), []);
  const place = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const { page, goTo } = usePageInView(shown, pages);
  const url = useUrlOf(file);
  // The list may be long, and the link may be above the tabs.
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    let isOver = false;
    readOnce().then((found) => isOver || setFile(found), fail);
    return () => {
      isOver = true;
    };
  }, [readOnce, fail]);
  const zoom = ZOOMS[zoomAt] ?? 1;
  const tools: Tools = {
    zoomIn: zoomAt < ZOOMS.length - 1 ? () => zoomTo(zoomAt + 1) : undefined,
    zoomOut: zoomAt > 0 ? () => zoomTo(zoomAt - 1) : undefined,
    fit: zoomAt === FITS ? undefined : () => zoomTo(FITS),
    turn: () => setTurn(((turn + 90) % 360) as Turn),
    previous: page > 1 ? () => goTo(page - 1) : undefined,
    next: page < pages ? () => goTo(page + 1) : undefined,
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
    const act = isTyping || !file || hasFailed ? undefined : toolOf(tools, event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const beside = typeof children === 'function' ? children(file) : children;
  return (
    <section className="preview" ref={place} tabIndex={-1} aria-label={title} onKeyDown={press}>
      <div className="preview-head">
        <strong>{title}</strong>
        {file && !hasFailed && <ViewerTools tools={tools} zoom={zoom} page={page} pages={pages} />}
        {url && <DownloadLink url={url} title={title} />}
        <Button kind="quiet" aria-label={copy.close} title={copy.close} onClick={onClose}>
          <ViewerIcon tool="close" />
        </Button>
      </div>
      <div className="preview-body">
        <div>
          {hasFailed && <p role="alert">{file ? copy.unreadable : copy.failed}</p>}
          {!file && !hasFailed && <Skeleton />}
          {file && url && !hasFailed && (
            <div className="preview-pages" ref={shown}>
              {file.type.startsWith('image/') ? (
                <img
                  src={url}
                  alt={copy.of(title)}
                  style={{ inlineSize: `${zoom * 100}%`, rotate: `${turn}deg` }}
                  onError={fail}
                />
              ) : (
                <Suspense fallback={<Skeleton />}>
                  <PdfPages
                    {...{ file, zoom, turn }}
                    hasThumbnails
                    fillsWidth
                    onPages={setPages}
                    onUnreadable={fail}
                  />
                </Suspense>
              )}
            </div>
          )}
        </div>
        {beside && <div className="preview-beside">{beside}</div>}
      </div>
    </section>
  );
}

/** Returns an object URL of a file, valid while mounted. */
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
