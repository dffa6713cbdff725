import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { submitDocuments } from '@homeline/contract/conditions/submit-documents.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { formatInstant } from '../applications/format-instant.ts';
import { useSave } from '../applications/use-save.ts';
import { documentsCopy } from '../documents/copy.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { EVIDENCE_DOCUMENTS } from './condition-tasks.ts';
import { conditionsCopy } from './copy.ts';

const copy = conditionsCopy.send;

type Review = keyof typeof EVIDENCE_DOCUMENTS;

const takesEvidence = (step: string): step is Review => step in EVIDENCE_DOCUMENTS;

/** Takes a document that may help the underwriter before they ask; renders nothing where none would. */
export function EvidenceCard() {
  const { status } = useApplication();
  return takesEvidence(status.step) ? <Sending review={status.step} /> : null;
}

function Sending({ review }: { review: Review }) {
  const { title, ask } = conditionsCopy.evidence[review];
  const document = EVIDENCE_DOCUMENTS[review];
  const { uuid, status } = useApplication();
  const uploads = useUploads('evidence', document);
  const submit = useSave(submitDocuments, { movesOn: false });
  const [problem, report] = useState<string>();
  const sent = useQuery({
    queryKey: [listDocuments.name, uuid, status.step, status.since],
    queryFn: async () => (await send(listDocuments, { params: { uuid } })).filter(isSentSince(status.since)),
  });

  async function handOver(uuids: string[] | undefined): Promise<void> {
    const newest = uuids?.at(-1);
    if (!newest) return;
    try {
      await submit({ documents: [newest] });
      report(undefined);
      await sent.refetch();
    } catch (error) {
      report(copy.notSent(String(refusalAlert(error).text)));
    }
  }

  return (
    <Card title={title}>
      <p>{ask}</p>
      <UploadField
        name="evidence"
        label={documentsCopy.uploads[document].label}
        hint={copy.hint}
        uploads={uploads}
        isSingle
        error={problem}
        onChange={(uuids) => void handOver(uuids)}
        onBlur={() => undefined}
      />
      {sent.data && sent.data.length > 0 && (
        <Lines
          lines={sent.data.map(({ title: name, created }) => ({
            label: name,
            value: formatInstant(created),
          }))}
        />
      )}
    </Card>
  );
}

/** Returns whether a document comes from the borrower. Only the lender's documents have HTML. */
function isSentSince(since: string) {
  return ({ hasHtml, created }: DocumentSummary) => !hasHtml && created >= since;
}
