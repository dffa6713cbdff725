import { organisation } from '@homeline/client/organisation.ts';
import { RequestError } from '@homeline/contract/client.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { SignerNoteForm, signAsSigner } from '@homeline/contract/signers/signer-acts.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { isSignedBy } from '@homeline/domain/signing/signer-documents.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { Page } from '../../shell/page.tsx';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isToRead, mustReadSchema } from '../documents/packages.ts';
import { signingCopy } from '../signing/copy.ts';
import { InitialsFields, initialsSchema, initialsValues } from '../signing/initials-fields.tsx';
import { useSignedLocation, WHY_LOCATION } from '../signing/location.ts';
import { SignatureField } from '../signing/signature-field.tsx';
import '../signing/signature.css';
import { signersCopy } from './copy.ts';
import { ProveSignersAccess } from './prove-signers-access.tsx';
import { useSigner } from './signer.ts';
import { SignerDocuments } from './signer-documents.tsx';
import { SignersDecline } from './signers-decline.tsx';
import { useSignerForm } from './use-signer-form.ts';

const copy = signersCopy.sign;

const NO_LOCATION = {
  kind: 'DECISION',
  tone: 'CAUTION',
  ...copy.noLocation(organisation.orgMetaData.companyInfo.phoneFormatted),
} as const satisfies AlertItem;

/** Takes the signer's typed signature, or their refusal. */
export default function SignerSignPage() {
  const { status } = useSigner();
  const isToSign = (document: DocumentSummary) =>
    document.package === 'CLOSING' && isSignedBy(document.type as DocumentType, status);
  if (status.isSealedLate) return <Page {...copy.sealedLate} />;
  if (status.isSealing)
    return (
      <Page {...copy.sealing}>
        <Skeleton />
      </Page>
    );
  if (status.recordsAccess) return <ProveSignersAccess asked={status.recordsAccess} />;
  return <SignerDocuments>{(documents) => <Sign documents={documents.filter(isToSign)} />}</SignerDocuments>;
}

function Sign({ documents }: { readonly documents: readonly DocumentSummary[] }) {
  const { status } = useSigner();
  const where = useSignedLocation();
  const form = useSignerForm({
    call: signAsSigner,
    schema: SignerNoteForm.extend({
      documents: mustReadSchema(documents, isToRead),
      typedName: SignerNoteForm.shape.typedName.refine(
        (typed) => isSignerName(typed, { firstName: status.name, lastName: '' }),
        signingCopy.sign.wrongName,
      ),
      initials: initialsSchema(documents, status.name),
    }),
    values: {
      documents: openedOf(status.uuid, documents),
      ...initialsValues(documents, status.name),
      consent: { textVersion: SIGNATURE_CONSENT.version } as never,
    },
    notKept: ['drawing', 'initials'],
    body: async (note) => ({ ...note, ...(await where.of(note)) }),
    explain: (error) => (error instanceof RequestError ? undefined : NO_LOCATION),
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={documents.length > 0 ? copy.why : copy.nothing}
      action={copy.action}
      alerts={[WHY_LOCATION]}
      also={<SignersDecline />}
    >
      {documents.length > 0 && (
        <DocumentList
          {...form.field('documents', signingCopy.sign.documents)}
          application={status.uuid}
          documents={documents}
          mustRead={isToRead}
        />
      )}
      <TextField
        {...form.field('typedName', signingCopy.sign.typedName)}
        hint={signingCopy.sign.typedNameHint(status.name)}
        autoComplete="off"
        spellCheck={false}
      />
      <SignatureField
        {...form.field('drawing', signingCopy.drawing.label)}
        hint={signingCopy.drawing.hint}
        line={signingCopy.sign.signature}
        typedName={form.value('typedName')}
        optional
      />
      <InitialsFields
        documents={documents}
        text={form.field('initials.text', signingCopy.initials.label)}
        drawing={form.field('initials.drawing', signingCopy.initials.draw)}
        places={form.field('initials.places', signingCopy.initials.places)}
      />
      <CheckboxField
        {...form.field('consent.agreed', signingCopy.sign.consent)}
        statement={SIGNATURE_CONSENT.text}
      />
      {where.isUnknown && (
        <CheckboxField
          {...form.field('isLocationWithheld', signingCopy.location.without.label)}
          statement={signingCopy.location.without.statement}
        />
      )}
    </FormPage>
  );
}
