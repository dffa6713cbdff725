import { getIdentity } from '@homeline/contract/identity/get-identity.ts';
import { sendIdentityDocument } from '@homeline/contract/identity/send-identity-document.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { backOf } from '@homeline/domain/identity/id-types.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { useSearchParams } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { documentsCopy } from '../documents/copy.ts';
import { useUploads } from '../documents/use-uploads.ts';
import { identityCopy as copy } from './copy.ts';
import { HostedIdentity, ReturnedFromProvider } from './hosted-identity.tsx';
import { IdHelp } from './id-help.tsx';
import { IdSide } from './id-side.tsx';
import { ID_CHOICES, IdentityAnswers, identityRequest } from './identity-answers.ts';

const UNREADABLE: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.unreadable };

/** Asks for an ID: photos of it, or a visit to the page of the provider that the lender chose. */
export default function IdentityPage() {
  const [query] = useSearchParams();
  if (query.has('returned')) return <ReturnedFromProvider />;
  return (
    <QueryBoundary call={getIdentity}>
      {({ hostedBy }) => (hostedBy ? <HostedIdentity provider={hostedBy} /> : <CapturedIdentity />)}
    </QueryBoundary>
  );
}

/** Asks for a photo ID, a photo of its front and, where it has a barcode, one of its back. */
function CapturedIdentity() {
  const { status } = useApplication();
  const form = useStepForm({
    call: sendIdentityDocument,
    schema: IdentityAnswers,
    values: {},
    submit: (answers, save) => save(identityRequest(answers)),
  });
  const type = form.value('type');
  const backType = type && backOf(type);
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      alerts={status.step === 'ID_VERIFICATION_FAILURE' ? [UNREADABLE] : []}
      below={<IdHelp />}
    >
      <ChoiceField {...form.field('type', copy.type)} choices={ID_CHOICES} layout="row" />
      {type && (
        <Side
          key={type}
          type={type}
          field={form.field('documents', copy.photo)}
          hint={copy.photoHint(documentsCopy.uploads[type].hint)}
        />
      )}
      {backType && (
        <Side
          key={backType}
          type={backType}
          field={form.field('back', copy.back)}
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
  return <IdSide {...side} uploads={useUploads('identity', type)} />;
}
