import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { documentsCopy } from './copy.ts';
import { DocumentList } from './document-list.tsx';
import { newestVersions, withUniqueTitles } from './unique-titles.ts';

const SHOWN = 3;

/** The newest documents of an application, newest first. Nothing while there are none, or they can't be listed: all of them are one press away. */
export function NewestDocuments({ application }: { readonly application: string }) {
  const [opened, noteOpened] = useState<string[]>();
  const { data = [] } = useQuery({
    queryKey: [listDocuments.name, application, 'newest'],
    queryFn: async () =>
      withUniqueTitles(newestVersions(await send(listDocuments, { params: { uuid: application } }))),
  });
  const newest = data.toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created)).slice(0, SHOWN);
  if (newest.length === 0) return null;
  return (
    <DocumentList
      name={`newest-${application}`}
      label={documentsCopy.kept.newest}
      application={application}
      documents={newest}
      value={opened}
      onChange={noteOpened}
      onBlur={() => undefined}
    />
  );
}
