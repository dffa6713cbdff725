import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { documentsCopy } from './copy.ts';
import { PickedDocuments } from './picked-documents.tsx';
import { isUpload } from './unique-titles.ts';

const SHOWN = 3;

const isAgreement = ({ type }: DocumentSummary) => type === 'HELOC_AGREEMENT';

const newest = (documents: readonly DocumentSummary[]) =>
  documents
    .filter((document) => !isUpload(document))
    .toSorted(
      (a, b) =>
        Number(isAgreement(b)) - Number(isAgreement(a)) || Date.parse(b.created) - Date.parse(a.created),
    )
    .slice(0, SHOWN);

/** The agreement and the newest documents that we wrote for an application. */
export function NewestDocuments({ application }: { readonly application: string }) {
  return (
    <PickedDocuments
      application={application}
      name="newest"
      label={documentsCopy.kept.newest}
      pick={newest}
    />
  );
}
