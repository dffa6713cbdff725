import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { documentsCopy } from './copy.ts';
import { DocumentList } from './document-list.tsx';
import { DownloadAll } from './download-all.tsx';
import { groupOf, libraryOf } from './library.ts';
import { isUpload } from './unique-titles.ts';

const DocumentLinks = lazy(() => import('./document-links.tsx'));

const copy = documentsCopy.kept;

/** A button that shows every document of an application to read or download, at any step. */
export function SavedDocuments({ application, of }: { readonly application: string; readonly of: string }) {
  const [isOpen, setOpen] = useState(false);
  const [opened, noteOpened] = useState<string[]>();
  const { data, isError } = useQuery({
    queryKey: [listDocuments.name, application, 'kept'],
    queryFn: async () => libraryOf(await send(listDocuments, { params: { uuid: application } })),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <>
      <p>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.hide : copy.show}
          <span className="hidden-visually">{copy.of(of)}</span>
        </Button>
      </p>
      {isOpen && isError && <LoadError />}
      {isOpen && !isError && !data && <Skeleton />}
      {isOpen && data?.length === 0 && <p>{copy.none}</p>}
      {isOpen && data !== undefined && data.length > 0 && (
        <DocumentList
          name={`kept-${application}`}
          label={copy.label}
          application={application}
          documents={data}
          groupOf={groupOf}
          value={opened}
          onChange={noteOpened}
          onBlur={() => undefined}
        />
      )}
      {isOpen && data !== undefined && data.length > 0 && <DownloadAll application={application} of={of} />}
      {isOpen && data?.some((document) => !isUpload(document)) && (
        <Suspense fallback={<Skeleton />}>
          <DocumentLinks application={application} />
        </Suspense>
      )}
      {isOpen && data?.some(({ signedAt }) => signedAt) && (
        <p>
          <Link to="/check-document">{copy.check}</Link>
        </p>
      )}
    </>
  );
}
