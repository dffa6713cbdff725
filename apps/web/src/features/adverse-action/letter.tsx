import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { toldApart } from '../documents/told-apart.ts';

const ASK_AGAIN_MS = 5000;

/** The letter with the decision and what came before or with it, to read and to keep. It is written a moment after the decision. */
export function Letter() {
  const { uuid } = useApplication();
  const [opened, noteOpened] = useState<string[]>();
  const { data: letters = [] } = useQuery({
    queryKey: [listDocuments.name, uuid, 'letters'],
    queryFn: async () => inOrder((await send(listDocuments, { params: { uuid } })).filter(isLetter)),
    refetchInterval: ({ state }) => (state.data?.some(isDecision) ? false : ASK_AGAIN_MS),
  });
  if (!letters.some(isDecision)) {
    return (
      <p role="status">We are writing your letter. It shows here in a moment, and you receive it as well.</p>
    );
  }
  return (
    <DocumentList
      name="letter"
      label={letters.length === 1 ? 'Your letter' : 'Your letters'}
      hint="Read them here, or download them as PDF to keep."
      documents={letters}
      value={opened}
      onChange={noteOpened}
      onBlur={() => undefined}
    />
  );
}

/** The decision first. */
function inOrder(letters: readonly DocumentSummary[]): readonly DocumentSummary[] {
  return toldApart(letters).toSorted((a, b) => Number(isDecision(b)) - Number(isDecision(a)));
}

const LETTERS: readonly string[] = [
  'ADVERSE_ACTION_NOTICE',
  'NOTICE_OF_INCOMPLETENESS',
  'CREDIT_SCORE_DISCLOSURE',
];

function isLetter({ type }: DocumentSummary): boolean {
  return LETTERS.includes(type);
}

function isDecision({ type }: DocumentSummary): boolean {
  return type === 'ADVERSE_ACTION_NOTICE';
}
