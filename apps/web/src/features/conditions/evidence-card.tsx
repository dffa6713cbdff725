import { submitDocuments } from '@homeline/contract/conditions/submit-documents.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalAlert } from '../../form/refusal-alert.ts';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { instantWords } from '../applications/instant-words.ts';
import { useSave } from '../applications/use-save.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { UPLOAD_WORDS } from '../documents/upload-words.ts';
import { EVIDENCE, type Evidence } from './condition-words.ts';

/** What helps the person who reviews, to be sent without having been asked; nothing where nothing would help. */
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
      report(`Not sent: ${String(refusalAlert(error).text)}`);
    }
  }

  return (
    <Card title={title}>
      <p>{ask}</p>
      <UploadField
        name="evidence"
        label={UPLOAD_WORDS[document].label}
        hint="A PDF or a sharp photo. It reaches the person who reviews as soon as it is sent."
        uploads={uploads}
        isSingle
        error={problem}
        onChange={(uuids) => void handOver(uuids)}
        onBlur={() => undefined}
      />
      {sent.data && sent.data.length > 0 && (
        <Lines
          lines={sent.data.map(({ title: name, created }) => ({ label: name, value: instantWords(created) }))}
        />
      )}
    </Card>
  );
}

/** Ours are pages; what came from the borrower is only a file. */
function isSentSince(since: string) {
  return ({ hasHtml, created }: DocumentSummary) => !hasHtml && created >= since;
}
