import {
  acknowledgeDisclosures,
  DisclosuresForm,
} from '@homeline/contract/disclosures/acknowledge-disclosures.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isBinding, packageOf, readingOf } from '../documents/packages.ts';

/** The disclosures of the application, to be read. */
export function EarlyDisclosures() {
  return (
    <QueryBoundary call={listDocuments}>
      {(documents) => <Acknowledge documents={inReadingOrder(packageOf(documents, 'SUMMARY'))} />}
    </QueryBoundary>
  );
}

function Acknowledge({ documents }: { documents: readonly DocumentSummary[] }) {
  const { uuid } = useApplication();
  const form = useQuestionForm({
    schema: DisclosuresForm.extend({ documents: readingOf(documents, isBinding) }),
    values: { documents: openedOf(uuid, documents) },
    draft: useDraft('disclosures', 'documents'),
    send: useSave(acknowledgeDisclosures),
  });
  return (
    <FormPage
      form={form}
      heading="Please read your disclosures"
      why="They say what the line costs, what it binds you to and what your rights are. Your full credit report is read once you continue."
    >
      <DocumentList
        {...form.field('documents', 'Documents to read')}
        hint="Each opens here as a PDF. You may also download them; all of them stay in your application."
        documents={documents}
        mustRead={isBinding}
      />
    </FormPage>
  );
}

/** The consent to electronic documents comes first, then what must be read, then what is to be kept. */
function inReadingOrder(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const rank = (document: DocumentSummary) =>
    document.type === 'ESIGN_CONSENT' ? 0 : isBinding(document) ? 1 : 2;
  return documents.toSorted((a, b) => rank(a) - rank(b));
}
