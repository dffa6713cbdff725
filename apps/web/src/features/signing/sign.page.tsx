import { RequestError } from '@homeline/contract/client.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { giveSignature, NoteForm } from '@homeline/contract/signing/give-signature.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { RecordsAccess } from '../disclosures/records-access.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema, packageOf } from '../documents/packages.ts';
import { signingCopy } from './copy.ts';
import { InitialsFields, initialsSchema, initialsValues } from './initials-fields.tsx';
import { KeyTerms } from './key-terms.tsx';
import { NO_LOCATION, useSignedLocation } from './location.ts';
import { OwnDecline } from './own-decline.tsx';
import { Sealing } from './sealing.tsx';
import { SignatureField } from './signature-field.tsx';
import './signature.css';
import { pageUrl } from '../applications/page-url.ts';

const copy = signingCopy.sign;

const SIGN_AGAIN: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.again };

/** Shows the closing documents to read and takes the typed signature. */
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
  const fullName = [profile?.firstName, profile?.middleName, profile?.lastName, profile?.suffix]
    .filter(Boolean)
    .join(' ');
  const [isSigned, sign] = useState(false);
  const where = useSignedLocation();
  const form = useStepForm({
    call: giveSignature,
    schema: NoteForm.extend({
      documents: mustReadSchema(documents, isToRead),
      typedName: NoteForm.shape.typedName.refine(
        (typed) => !profile || isSignerName(typed, profile),
        copy.wrongName,
      ),
      initials: initialsSchema(documents, fullName),
    }),
    values: {
      documents: openedOf(uuid, documents),
      ...initialsValues(documents, fullName),
      consent: { textVersion: SIGNATURE_CONSENT.version } as never,
    },
    notKept: ['drawing', 'initials'],
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
      <TextField
        {...form.field('typedName', copy.typedName)}
        hint={copy.typedNameHint(fullName)}
        autoComplete="off"
        spellCheck={false}
      />
      <SignatureField
        {...form.field('drawing', signingCopy.drawing.label)}
        hint={signingCopy.drawing.hint}
        line={copy.signature}
        typedName={form.value('typedName')}
        optional
      />
      <InitialsFields
        documents={documents}
        text={form.field('initials.text', signingCopy.initials.label)}
        drawing={form.field('initials.drawing', signingCopy.initials.draw)}
        places={form.field('initials.places', signingCopy.initials.places)}
      />
      <CheckboxField {...form.field('consent.agreed', copy.consent)} statement={SIGNATURE_CONSENT.text} />
      {where.isUnknown && (
        <CheckboxField
          {...form.field('isLocationWithheld', signingCopy.location.without.label)}
          statement={signingCopy.location.without.statement}
        />
      )}
    </FormPage>
  );
}
