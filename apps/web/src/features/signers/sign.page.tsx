import { organisation } from '@homeline/client/organisation.ts';
import { RequestError } from '@homeline/contract/client.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { signAsSigner } from '@homeline/contract/signers/signer-acts.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { isSignedBy } from '@homeline/domain/signing/signer-documents.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { Page } from '../../shell/page.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { isToRead } from '../documents/packages.ts';
import { signingCopy } from '../signing/copy.ts';
import { useSignedLocation, WHY_LOCATION } from '../signing/location.ts';
import { noteSchema, noteValues } from '../signing/note-schema.ts';
import { SignatureFields } from '../signing/signature-fields.tsx';
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

/** Takes the signer's signature, or their refusal. */
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
  const { signer: uuid, name } = status;
  const signer = {
    uuid,
    name,
    isName: (typed: string) => isSignerName(typed, { firstName: name, lastName: '' }),
  };
  const form = useSignerForm({
    call: signAsSigner,
    schema: noteSchema(documents, signer),
    values: noteValues(status.uuid, documents, signer),
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
      <SignatureFields
        form={form}
        application={status.uuid}
        documents={documents}
        signer={signer}
        isLocationUnknown={where.isUnknown}
      />
    </FormPage>
  );
}
