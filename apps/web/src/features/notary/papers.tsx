import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { useApplication } from '../applications/application.ts';
import { PickedDocuments } from '../documents/picked-documents.tsx';
import { notaryCopy } from './copy.ts';

const forNotary = (documents: readonly DocumentSummary[]) =>
  documents.filter((document) => document.package === 'NOTARY');

/** What is signed before the notary, to read first. */
export function NotaryPapers() {
  const { uuid } = useApplication();
  return <PickedDocuments application={uuid} name="notary" label={notaryCopy.papers} pick={forNotary} />;
}
