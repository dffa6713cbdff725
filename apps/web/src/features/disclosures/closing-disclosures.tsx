import { acknowledgeClosing } from '@homeline/contract/disclosures/acknowledge-closing.ts';
import { type Closing, getClosing } from '@homeline/contract/disclosures/get-closing.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { isOpenedWithFigures } from '@homeline/domain/disclosures/final-figures.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema, packageOf } from '../documents/packages.ts';
import ChangedTerms from '../offers/changed-terms.tsx';
import { TermLines } from '../offers/term-lines.tsx';
import { disclosuresCopy } from './copy.ts';
import { RefundRight } from './refund-right.tsx';

const copy = disclosuresCopy.closing;

/** Shows the final figures before signing: every cost, the draw, cash to the borrower, and each change since it was last shown. */
export function ClosingDisclosures() {
  return (
    <QueryBoundary call={getClosing}>
      {(closing) => (
        <QueryBoundary call={listDocuments}>
          {(documents) => <Review {...closing} documents={documentsToKeep(documents, closing)} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

function Review({
  terms,
  changes,
  isRedated,
  reissue,
  documents,
}: Closing & { documents: readonly DocumentSummary[] }) {
  const { uuid, answers } = useApplication();
  // The others are read on the signing page, which a closing at an office doesn't have.
  const isAtOffice = closesAtOffice(answers.property);
  const shown = isAtOffice ? documents : documents.filter(isOpenedWithFigures);
  const form = useStepForm({
    call: acknowledgeClosing,
    schema: acknowledgeClosing.body!.extend({ documents: mustReadSchema(documents, isToReadHere) }),
    values: { documents: openedOf(uuid, documents) },
    notKept: ['documents'],
  });
  const [first, last] = [changes[0], changes.at(-1)];
  const reason = isRedated ? 'redated' : changes.length ? 'changed' : 'unchanged';
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why[reason]}>
      {first && last && first !== last && (
        <ChangedTerms {...copy.allChanges} before={first.before} after={last.after} />
      )}
      {changes.map(({ before, after, reason }, index) => (
        <ChangedTerms
          // biome-ignore lint/suspicious/noArrayIndexKey: changes keep their order
          key={index}
          title={copy.change}
          reason={CHANGE_REASON_COPY[reason]}
          before={before}
          after={after}
        />
      ))}
      {reissue?.refundsFees && <RefundRight />}
      <Card title={copy.terms}>
        <TermLines terms={terms} />
      </Card>
      <DocumentList
        {...form.field('documents', copy.documents)}
        hint={copy.hint}
        documents={shown}
        mustRead={isToReadHere}
      />
      <CheckboxField
        {...form.field('agreed', copy.agreed)}
        statement={isAtOffice ? copy.officeStatement : copy.statement}
      />
    </FormPage>
  );
}

/** Returns the closing documents, after the early disclosures if they were written again. */
function documentsToKeep(documents: readonly DocumentSummary[], { reissue }: Closing) {
  const reissued = documents.filter(({ uuid }) => uuid === reissue?.document);
  return [...reissued, ...packageOf(documents, 'CLOSING')];
}

function isToReadHere(document: DocumentSummary): boolean {
  return isOpenedWithFigures(document) && isToRead(document);
}
