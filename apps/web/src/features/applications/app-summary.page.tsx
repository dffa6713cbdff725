import { acceptSummary, SummaryForm } from '@homeline/contract/applications/accept-summary.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { type CostedTerms, getOffers } from '@homeline/contract/offers/get-offers.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { packageOf } from '../documents/packages.ts';
import { SUMMARY } from './answers-copy.ts';
import { AnswersSummary } from './answers-summary.tsx';
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
  const form = useStepForm({
    call: acceptSummary,
    schema: SummaryForm,
    // They were written for this page, and are read on the next one.
    values: { documents: documents.map(({ uuid }) => uuid) },
    draft: false,
  });
  return (
    <FormPage form={form} heading={SUMMARY.heading} why={SUMMARY.why} action={SUMMARY.action}>
      <AnswersSummary terms={terms} />
      <CheckboxField {...form.field('agreed', SUMMARY.agreed)} statement={SUMMARY.statement} />
    </FormPage>
  );
}
