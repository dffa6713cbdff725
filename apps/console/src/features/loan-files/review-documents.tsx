import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { ChosenDocument, useDocuments } from './chosen-document.tsx';
import { documentsCopy as copy } from './documents-copy.ts';

type SentDocumentsProps = { readonly file: LoanFile; readonly documents: readonly string[] };

/** The documents sent in for a decision, shown beside its form. */
export function SentDocuments({ file, documents }: SentDocumentsProps) {
  const { data = [], chosen, choose } = useDocuments(file.uuid, documents.length > 0);
  const sent = data.filter((document) => documents.includes(document.uuid));
  if (sent.length === 0) return null;
  return (
    <Card title={copy.forReview}>
      <ul className="sent-documents">
        {sent.map((document) => (
          <li key={document.uuid}>
            <button
              type="button"
              className="chip"
              aria-pressed={document === chosen}
              onClick={() => choose(document === chosen ? undefined : document)}
            >
              {document.title}
            </button>{' '}
            <span className="fine-print">{instantInWords(document.created)}</span>
          </li>
        ))}
      </ul>
      <p className="fine-print">{copy.recorded}</p>
      {chosen && sent.includes(chosen) && (
        <ChosenDocument file={file} document={chosen} all={data} onChoose={choose} />
      )}
    </Card>
  );
}
