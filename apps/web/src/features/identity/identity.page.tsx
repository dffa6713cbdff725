import { sendIdentityDocument } from '@homeline/contract/identity/send-identity-document.ts';
import { IdentityDocumentType } from '@homeline/domain/facts/verification.facts.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { useEffect } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { documentsCopy } from '../documents/copy.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { identityCopy as copy } from './copy.ts';

type IdentityDocument = z.infer<typeof IdentityDocumentType>;

const TYPES = IdentityDocumentType.options.map((value) => ({ value, label: copy.types[value] }));

const Identity = z.object({
  type: z.enum(IdentityDocumentType.options, 'Required'),
  documents: z.array(z.guid('Required'), 'Required').min(1, 'Required'),
});

const UNREADABLE: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.unreadable };

/** Asks for a photo ID and a photo of its front. */
export default function IdentityPage() {
  const { status } = useApplication();
  const form = useStepForm({
    call: sendIdentityDocument,
    schema: Identity,
    values: {},
    submit: ({ type, documents: [document = ''] }, save) => save({ type, document }),
  });
  const type = form.value('type');
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      alerts={status.step === 'ID_VERIFICATION_FAILURE' ? [UNREADABLE] : []}
    >
      <ChoiceField {...form.field('type', copy.type)} choices={TYPES} />
      {type && <Front key={type} type={type} field={form.field('documents', copy.photo)} />}
    </FormPage>
  );
}

type FrontProps = {
  readonly type: IdentityDocument;
  readonly field: Pick<
    Parameters<typeof UploadField>[0],
    'name' | 'label' | 'error' | 'onChange' | 'onBlur' | 'onProblem'
  >;
};

/** Takes the photo; on a phone it opens the camera. */
function Front({ type, field }: FrontProps) {
  const uploads = useUploads('identity', type);
  const { received } = uploads;
  // Each kind of ID keeps its own photo, so that changing the kind never sends the wrong one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later uploads call onChange themselves
  useEffect(() => field.onChange(received.length ? received.map(({ uuid }) => uuid) : undefined), []);
  return (
    <UploadField
      {...field}
      uploads={uploads}
      isSingle
      capture="environment"
      hint={copy.photoHint(documentsCopy.uploads[type].hint)}
    />
  );
}
