import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { withUniqueTitles } from '../documents/unique-titles.ts';
import { adverseActionCopy } from './copy.ts';

const copy = adverseActionCopy.letter;

const REFETCH_MS = 5000;

/** Shows the letter about the decision, which is written a moment after it, and the notices that belong to it. */
export function Letter() {
  const { uuid } = useApplication();
  const [opened, noteOpened] = useState<string[]>();
  const { data: letters = [] } = useQuery({
    queryKey: [listDocuments.name, uuid, 'letters'],
    queryFn: async () => inOrder((await send(listDocuments, { params: { uuid } })).filter(isLetter)),
    refetchInterval: ({ state }) => (state.data?.some(isDecision) ? false : REFETCH_MS),
  });
  if (!letters.some(isDecision)) {
    return <p role="status">{copy.writing}</p>;
  }
  return (
    <DocumentList
      name="letter"
      label={copy.label(letters.length)}
      hint={copy.hint}
      documents={letters}
      value={opened}
      onChange={noteOpened}
      onBlur={() => undefined}
    />
  );
}

/** Puts the decision first. */
function inOrder(letters: readonly DocumentSummary[]): readonly DocumentSummary[] {
  return withUniqueTitles(letters).toSorted((a, b) => Number(isDecision(b)) - Number(isDecision(a)));
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
