import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { DocumentList } from './document-list.tsx';
import { newestVersions, withUniqueTitles } from './unique-titles.ts';

type PickedDocumentsProps = {
  readonly application: string;
  /** Names the list among others on the page. */
  readonly name: string;
  readonly label: string;
  readonly pick: (documents: readonly DocumentSummary[]) => readonly DocumentSummary[];
};

/** Some documents of an application, to read or download. Nothing while there are none, or they can't be listed: the library has all. */
export function PickedDocuments({ application, name, label, pick }: PickedDocumentsProps) {
  const [opened, noteOpened] = useState<string[]>();
  const { data = [] } = useQuery({
    queryKey: [listDocuments.name, application, 'newest'],
    queryFn: async () =>
      withUniqueTitles(newestVersions(await send(listDocuments, { params: { uuid: application } }))),
  });
  const documents = pick(data);
  if (documents.length === 0) return null;
  return (
    <DocumentList
      name={`${name}-${application}`}
      label={label}
      application={application}
      documents={documents}
      value={opened}
      onChange={noteOpened}
      onBlur={() => undefined}
    />
  );
}
