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
import { conditionsCopy, type Evidence } from './copy.ts';

const copy = conditionsCopy.send;
const EVIDENCE: Readonly<Record<string, Evidence>> = conditionsCopy.evidence;

/** Takes a document that may help the underwriter before they ask; renders nothing where none would. */
export function EvidenceCard() {
  const { status } = useApplication();
  const evidence = EVIDENCE[status.step];
  return evidence ? <Sending evidence={evidence} /> : null;
}

function Sending({ evidence: { title, ask, document } }: { evidence: Evidence }) {
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
