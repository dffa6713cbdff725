import { Button } from '@homeline/ui/button.tsx';
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
  readonly children?: ReactNode;
};

/** Shows a picture or the pages of a PDF. */
export function FilePreview({ title, read, onClose, children }: FilePreviewProps) {
  const [readOnce] = useState(() => read);
  const [file, setFile] = useState<Blob>();
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const place = useRef<HTMLDivElement>(null);
  // The list may be long, and the link may stand above the tabs.
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    let isOver = false;
    readOnce().then((found) => isOver || setFile(found), fail);
    return () => {
      isOver = true;
    };
  }, [readOnce, fail]);
  return (
    <div className="preview" ref={place} tabIndex={-1}>
      <div className="form-actions">
        <strong>{title}</strong>
        <Button kind="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {children}
      {hasFailed && <p role="alert">{copy.failed}</p>}
      {!file && !hasFailed && <Skeleton />}
      {file &&
        !hasFailed &&
        (file.type.startsWith('image/') ? (
          <Picture file={file} title={title} onUnreadable={fail} />
        ) : (
          <Suspense fallback={<Skeleton />}>
            <PdfPages file={file} zoom={1} onUnreadable={fail} />
          </Suspense>
        ))}
    </div>
  );
}

type PictureProps = { readonly file: Blob; readonly title: string; readonly onUnreadable: () => void };

function Picture({ file, title, onUnreadable }: PictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img src={url} alt={copy.of(title)} onError={onUnreadable} />;
}
