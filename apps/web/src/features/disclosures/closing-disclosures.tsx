import { acknowledgeClosing } from '@homeline/contract/disclosures/acknowledge-closing.ts';
import { type Closing, getClosing } from '@homeline/contract/disclosures/get-closing.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { CHANGE_REASONS } from '@homeline/domain/offers/change-reason-words.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { packageOf, readingOf } from '../documents/packages.ts';
import { ChangedTerms } from '../offers/changed-terms.tsx';
import { TermLines } from '../offers/term-lines.tsx';

/** The final figures before anything is signed: every cost, the draw, the cash in hand, and whatever changed since it was last shown. */
export function ClosingDisclosures() {
  return (
    <QueryBoundary call={getClosing}>
      {(closing) => (
        <QueryBoundary call={listDocuments}>
          {(documents) => <Review {...closing} documents={packageOf(documents, 'CLOSING')} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

function Review({ terms, changes, documents }: Closing & { documents: readonly DocumentSummary[] }) {
  const { uuid } = useApplication();
  const form = useQuestionForm({
    schema: acknowledgeClosing.body!.extend({ documents: readingOf(documents, isSummary) }),
    values: { documents: openedOf(uuid, documents) },
    draft: useDraft('disclosures', 'documents'),
    send: useSave(acknowledgeClosing),
  });
  const [first, last] = [changes[0], changes.at(-1)];
  return (
    <FormPage
      form={form}
      heading="These are your final figures"
      why={
        changes.length
          ? 'Something changed since you submitted your application: it is shown first, with the reason.'
          : 'Nothing changed since you submitted your application. Please check them before you sign.'
      }
    >
      {first && last && first !== last && (
        <ChangedTerms
          title="All that changed since you submitted"
          reason="From what you submitted to your final figures. Each change follows with its reason, oldest first."
          before={first.before}
          after={last.after}
        />
      )}
      {changes.map(({ before, after, reason }, index) => (
        <ChangedTerms
          // biome-ignore lint/suspicious/noArrayIndexKey: changes keep their order
          key={index}
          title="What changed"
          reason={CHANGE_REASONS[reason]}
          before={before}
          after={after}
        />
      ))}
      <Card title="Your line of credit">
        <TermLines terms={terms} />
      </Card>
      <DocumentList
        {...form.field('documents', 'Closing documents')}
        hint="You will sign these next. Take the time that you need: nothing is lost if you come back later."
        documents={documents}
        mustRead={isSummary}
      />
      <CheckboxField
        {...form.field('agreed', 'Final figures')}
        statement="I have read the final figures and received the closing documents. I know that I need not go ahead."
      />
    </FormPage>
  );
}

/** The others are read before they are signed. */
function isSummary({ type }: Pick<DocumentSummary, 'type'>): boolean {
  return type === 'CLOSING_SUMMARY';
}
