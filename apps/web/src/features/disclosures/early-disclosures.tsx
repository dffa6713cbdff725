import {
  acknowledgeDisclosures,
  DisclosuresForm,
} from '@homeline/contract/disclosures/acknowledge-disclosures.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isBinding, mustReadSchema, packageOf } from '../documents/packages.ts';
import { disclosuresCopy } from './copy.ts';

const copy = disclosuresCopy.early;

/** Shows the early disclosures to read. */
export function EarlyDisclosures() {
  return (
    <QueryBoundary call={listDocuments}>
      {(documents) => <Acknowledge documents={inReadingOrder(packageOf(documents, 'SUMMARY'))} />}
    </QueryBoundary>
  );
}

function Acknowledge({ documents }: { documents: readonly DocumentSummary[] }) {
  const { uuid } = useApplication();
  const form = useStepForm({
    call: acknowledgeDisclosures,
    schema: DisclosuresForm.extend({ documents: mustReadSchema(documents, isBinding) }),
    values: { documents: openedOf(uuid, documents) },
    notKept: ['documents'],
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action}>
      <DocumentList
        {...form.field('documents', copy.documents)}
        hint={copy.hint}
        documents={documents}
        mustRead={isBinding}
      />
    </FormPage>
  );
}

/** Puts the e-sign consent first, then documents that must be read, then those to keep. */
function inReadingOrder(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const rank = (document: DocumentSummary) =>
    document.type === 'ESIGN_CONSENT' ? 0 : isBinding(document) ? 1 : 2;
  return documents.toSorted((a, b) => rank(a) - rank(b));
}
