import { acceptSummary, SummaryForm } from '@homeline/contract/applications/accept-summary.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { type CostedTerms, getOffers } from '@homeline/contract/offers/get-offers.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { mustReadSchema, packageOf } from '../documents/packages.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { useApplication } from './application.ts';
import { QueryBoundary } from './query-boundary.tsx';

/** Shows a summary of the application before it is submitted, with a link to change each answer. */
export default function AppSummaryPage() {
  return (
    <QueryBoundary call={getOffers}>
      {({ chosen }) => (
        <QueryBoundary call={listDocuments}>
          {(documents) => <Summary terms={chosen} documents={packageOf(documents, 'SUMMARY')} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

type SummaryProps = {
  readonly terms: CostedTerms | undefined;
  readonly documents: readonly DocumentSummary[];
};

function Summary({ terms, documents }: SummaryProps) {
  const { uuid } = useApplication();
  const form = useStepForm({
    call: acceptSummary,
    schema: SummaryForm.extend({ documents: mustReadSchema(documents, () => false) }),
    values: { documents: openedOf(uuid, documents) },
    draft: false,
  });
  return (
    <FormPage
      form={form}
      heading="Review your application"
      why="Check your answers and change anything that’s wrong. Your application isn’t submitted until you select Submit application."
      action="Submit application"
    >
      <AnswersSummary terms={terms} />
      <DocumentList
        {...form.field('documents', 'Your documents')}
        hint="Read them here or save them. We’ll ask you about them on the next page."
        documents={documents}
      />
      <CheckboxField
        {...form.field('agreed', 'Your application')}
        statement="Everything above is true and complete as far as I know, and I apply for this line of credit."
      />
    </FormPage>
  );
}
