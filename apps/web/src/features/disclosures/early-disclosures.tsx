import {
  acknowledgeDisclosures,
  DisclosuresForm,
} from '@homeline/contract/disclosures/acknowledge-disclosures.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { isBinding } from '@homeline/domain/documents/catalogue.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { ESIGN_CONSENT } from '../applications/consents.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema, packageOf } from '../documents/packages.ts';
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
  const { uuid, answers } = useApplication();
  // A borrower who agreed to these words on the first page has read them (15 USC 7001(c)). If the words have changed, or were in another language
  // than the page’s, the borrower reads the document.
  const hasConsented = answers.esignConsent?.textVersion === ESIGN_CONSENT.version;
  const shown = documents.filter(({ type }) => !(hasConsented && type === 'ESIGN_CONSENT'));
  const form = useStepForm({
    call: acknowledgeDisclosures,
    schema: DisclosuresForm.extend({
      documents: mustReadSchema(documents, (document) => shown.includes(document) && isToRead(document)),
    }),
    values: { documents: openedOf(uuid, documents) },
    notKept: ['documents'],
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action}>
      <DocumentList
        {...form.field('documents', copy.documents)}
        hint={copy.hint}
        documents={shown}
        mustRead={isToRead}
      />
    </FormPage>
  );
}

/** Puts the e-sign consent first, then documents that must be read, then those to keep. */
function inReadingOrder(documents: readonly DocumentSummary[]): readonly DocumentSummary[] {
  const rank = (document: DocumentSummary) =>
    document.type === 'ESIGN_CONSENT' ? 0 : isBinding(document.type as DocumentType) ? 1 : 2;
  return documents.toSorted((a, b) => rank(a) - rank(b));
}
