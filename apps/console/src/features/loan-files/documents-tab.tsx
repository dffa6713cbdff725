import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  getLoanFileDocument,
  listLoanFileDocuments,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.documents;

const PdfPages = lazy(() => import('@homeline/client/documents/pdf-pages.tsx'));

/** Every document of the application, with a preview beside the list. */
export function DocumentsTab({ file: { uuid } }: { readonly file: LoanFile }) {
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, listLoanFileDocuments.name),
    queryFn: () => send(listLoanFileDocuments, { params: { uuid } }),
  });
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const shown = data?.find((document) => document.uuid === query.get('document'));
  const show = (document: DocumentSummary | undefined) =>
    setQuery(document ? { document: document.uuid } : {}, { state, replace: true, preventScrollReset: true });
  if (error) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p className="fine-print">{copy.recorded}</p>
      {shown && <Preview key={shown.uuid} uuid={uuid} document={shown} onClose={() => show(undefined)} />}
      <TableScroll label={copy.caption}>
        <table className="table">
          <caption className="hidden-visually">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.title}</th>
              <th scope="col">{copy.created}</th>
              <th scope="col">{copy.opened}</th>
              <th scope="col" className="number">
                {copy.size}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((document) => (
              <tr key={document.uuid}>
                <th scope="row">
                  <button type="button" className="link" onClick={() => show(document)}>
                    {document.title}
                  </button>
                </th>
                <td className="figures">{instantInWords(document.created)}</td>
                <td className="figures">{document.openedAt && instantInWords(document.openedAt)}</td>
                <td className="number figures">{Math.ceil(document.sizeBytes / 1024)} kB</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}

type PreviewProps = {
  readonly uuid: string;
  readonly document: DocumentSummary;
  readonly onClose: () => void;
};

function Preview({ uuid, document, onClose }: PreviewProps) {
  const [file, setFile] = useState<Blob>();
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const place = useRef<HTMLDivElement>(null);
  // The list may be long, and the link may stand above the tabs.
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    let isOver = false;
    send(getLoanFileDocument, { params: { uuid, document: document.uuid } }).then(
      (read) => isOver || setFile(read),
      fail,
    );
    return () => {
      isOver = true;
    };
  }, [uuid, document.uuid, fail]);
  return (
    <div className="preview" ref={place} tabIndex={-1}>
      <div className="form-actions">
        <strong>{document.title}</strong>
        <Button kind="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {hasFailed && <p role="alert">{copy.failed}</p>}
      {!file && !hasFailed && <Skeleton />}
      {file &&
        !hasFailed &&
        (file.type.startsWith('image/') ? (
          <Picture file={file} title={document.title} onUnreadable={fail} />
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
  return url && <img src={url} alt={copy.preview(title)} onError={onUnreadable} />;
}
