import { RequestError } from '@homeline/contract/client.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { giveSignature } from '@homeline/contract/signing/give-signature.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { RecordsAccess } from '../disclosures/records-access.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { isToRead, packageOf } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';
import { KeyTerms } from './key-terms.tsx';
import { NO_LOCATION, useSignedLocation } from './location.ts';
import { noteSchema, noteValues } from './note-schema.ts';
import { OwnDecline } from './own-decline.tsx';
import { Sealing } from './sealing.tsx';
import { SignatureFields } from './signature-fields.tsx';

const copy = signingCopy.sign;

const SIGN_AGAIN: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.again };

/** Shows the closing documents to read and takes the signature. */
export default function SignPage() {
  const { status } = useApplication();
  // A page that was loaded again goes on waiting.
  if (status.isSealing) return <Sealing />;
  return (
    <RecordsAccess>
      <QueryBoundary call={listDocuments}>
        {(documents) => <Sign documents={packageOf(documents, 'CLOSING')} />}
      </QueryBoundary>
    </RecordsAccess>
  );
}

function Sign({ documents }: { documents: readonly DocumentSummary[] }) {
  const { uuid, answers, status } = useApplication();
  const { profile } = answers;
  const names = [profile?.firstName, profile?.middleName, profile?.lastName, profile?.suffix];
  const signer = {
    uuid,
    name: names.filter(Boolean).join(' '),
    isName: (typed: string) => !profile || isSignerName(typed, profile),
  };
  const [isSigned, sign] = useState(false);
  const where = useSignedLocation();
  const form = useStepForm({
    call: giveSignature,
    schema: noteSchema(documents, signer),
    values: noteValues(uuid, documents, signer),
    submit: async (note, save) => {
      await save({ ...note, ...(await where.of(note)) });
      sign(true);
    },
    explain: (error) => (error instanceof RequestError ? undefined : NO_LOCATION),
  });
  if (isSigned) return <Sealing />;
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      alerts={status.signsAgain ? [SIGN_AGAIN] : []}
      also={
        <>
          <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'signing/support')}>
            {copy.support}
          </Link>
          <OwnDecline />
        </>
      }
    >
      <KeyTerms documents={documents} />
      <DocumentList {...form.field('documents', copy.documents)} documents={documents} mustRead={isToRead} />
      <SignatureFields
        form={form}
        application={uuid}
        documents={documents}
        signer={signer}
        isLocationUnknown={where.isUnknown}
      />
    </FormPage>
  );
}
