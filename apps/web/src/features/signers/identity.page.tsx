import { sendSignerIdentity } from '@homeline/contract/signers/signer-acts.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { backOf } from '@homeline/domain/identity/id-types.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { Page } from '../../shell/page.tsx';
import { documentsCopy } from '../documents/copy.ts';
import { identityCopy } from '../identity/copy.ts';
import { IdHelp } from '../identity/id-help.tsx';
import { IdSide } from '../identity/id-side.tsx';
import { ID_CHOICES, IdentityAnswers, identityRequest } from '../identity/identity-answers.ts';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerForm } from './use-signer-form.ts';
import { useSignerUploads } from './use-signer-uploads.ts';

/** Asks a signer for a photo ID, and waits while it is checked. */
export default function SignerIdentityPage() {
  const { status } = useSigner();
  if (status.step !== 'WAITING_FOR_SIGNER_ID') return <Identity />;
  return (
    <Page {...signersCopy.identity.waiting}>
      <Skeleton />
    </Page>
  );
}

function Identity() {
  const form = useSignerForm({
    call: sendSignerIdentity,
    schema: IdentityAnswers,
    values: {},
    body: identityRequest,
  });
  const type = form.value('type');
  const backType = type && backOf(type);
  return (
    <FormPage form={form} heading={identityCopy.heading} why={identityCopy.why} below={<IdHelp />}>
      <ChoiceField {...form.field('type', identityCopy.type)} choices={ID_CHOICES} layout="row" />
      {type && (
        <Side
          key={type}
          type={type}
          field={form.field('documents', identityCopy.photo)}
          hint={identityCopy.photoHint(documentsCopy.uploads[type].hint)}
        />
      )}
      {backType && (
        <Side
          key={backType}
          type={backType}
          field={form.field('back', identityCopy.back)}
          hint={documentsCopy.uploads[backType].hint}
        />
      )}
    </FormPage>
  );
}

function Side({
  type,
  ...side
}: { readonly type: UploadedDocumentType } & Pick<Parameters<typeof IdSide>[0], 'field' | 'hint'>) {
  return <IdSide {...side} uploads={useSignerUploads(type)} />;
}
