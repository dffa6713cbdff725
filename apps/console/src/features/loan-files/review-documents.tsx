import { listLoanFileDocuments } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.documents;

type SentDocumentsProps = { readonly uuid: string; readonly documents: readonly string[] };

/** Links to what was sent in for a decision, so that nobody decides without finding it. */
export function SentDocuments({ uuid, documents }: SentDocumentsProps) {
  const { state } = useLocation();
  const { data = [] } = useQuery({
    queryKey: fileKey(uuid, listLoanFileDocuments.name),
    queryFn: () => send(listLoanFileDocuments, { params: { uuid } }),
    enabled: documents.length > 0,
  });
  const sent = data.filter((document) => documents.includes(document.uuid));
  if (sent.length === 0) return null;
  return (
    <div>
      <p className="fine-print">{copy.forReview}</p>
      <ul className="reasons">
        {sent.map((document) => (
          <li key={document.uuid}>
            <Link
              to={`/applications/${uuid}/documents?document=${document.uuid}`}
              state={state}
              preventScrollReset
            >
              {document.title}
            </Link>{' '}
            <span className="fine-print">{instantInWords(document.created)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
