import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  getLoanFileDocument,
  listLoanFileDocuments,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FilePreview } from '../../shell/file-preview.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.documents;

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
      {shown && (
        <FilePreview
          key={shown.uuid}
          title={shown.title}
          read={() => send(getLoanFileDocument, { params: { uuid, document: shown.uuid } })}
          onClose={() => show(undefined)}
        />
      )}
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
