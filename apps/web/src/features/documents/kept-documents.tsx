import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { catalogueEntry } from '@homeline/documents/catalogue.ts';
import type { DocumentType } from '@homeline/domain/documents/document-types.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { DocumentList } from './document-list.tsx';
import { newestOfEach, toldApart } from './told-apart.ts';

/** Every document that an application brought forth, to be read again and kept: at any time, also when all is done. */
export function KeptDocuments({ application, of }: { readonly application: string; readonly of: string }) {
  const [isOpen, setOpen] = useState(false);
  const [opened, noteOpened] = useState<string[]>();
  const { data, isError } = useQuery({
    queryKey: [listDocuments.name, application, 'kept'],
    queryFn: async () =>
      toldApart(newestOfEach((await send(listDocuments, { params: { uuid: application } })).filter(isOurs))),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <>
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide documents' : 'Show documents'}
        <span className="hidden-visually"> of {of}</span>
      </Button>
      {isOpen && isError && <LoadError />}
      {isOpen && !isError && !data && <Skeleton />}
      {isOpen && data?.length === 0 && <p>There are no documents yet.</p>}
      {isOpen && data !== undefined && data.length > 0 && (
        <DocumentList
          name={`kept-${application}`}
          label="Your documents"
          application={application}
          documents={data}
          value={opened}
          onChange={noteOpened}
          onBlur={() => undefined}
        />
      )}
    </>
  );
}

/** What we wrote, and what came back sealed; the borrower has their own uploads. */
function isOurs({ type, hasHtml }: DocumentSummary): boolean {
  return hasHtml || catalogueEntry(type as DocumentType).group !== undefined;
}
