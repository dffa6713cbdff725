import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { ChosenDocument, useDocuments } from './chosen-document.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.documents;

type SentDocumentsProps = { readonly uuid: string; readonly documents: readonly string[] };

/** What was sent in for a decision, read beside the form that decides it. */
export function SentDocuments({ uuid, documents }: SentDocumentsProps) {
  const { data = [], chosen, choose } = useDocuments(uuid, documents.length > 0);
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
        <ChosenDocument uuid={uuid} document={chosen} onClose={() => choose(undefined)} />
      )}
    </Card>
  );
}
