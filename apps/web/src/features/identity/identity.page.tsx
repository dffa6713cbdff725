import { sendIdentityDocument } from '@homeline/contract/identity/send-identity-document.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { IdentityDocumentType } from '@homeline/domain/facts/verification.facts.ts';
import { backOf } from '@homeline/domain/identity/id-types.ts';
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

const TYPES = IdentityDocumentType.options.map((value) => ({ value, label: copy.types[value] }));

const Photo = z.array(z.guid('Required'), 'Required').min(1, 'Required');

const Identity = z
  .object({
    type: z.enum(IdentityDocumentType.options, 'Required'),
    documents: Photo,
    back: Photo.optional(),
  })
  .refine(({ type, back }) => !backOf(type) || back, { error: 'Required', path: ['back'], when: () => true });

const UNREADABLE: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.unreadable };

/** Asks for a photo ID, a photo of its front and, where it has a barcode, one of its back. */
export default function IdentityPage() {
  const { status } = useApplication();
  const form = useStepForm({
    call: sendIdentityDocument,
    schema: Identity,
    values: {},
    submit: ({ type, documents: [document = ''], back }, save) =>
      save({ type, document, ...(backOf(type) && { back: back?.[0] }) }),
  });
  const type = form.value('type');
  const backType = type && backOf(type);
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      alerts={status.step === 'ID_VERIFICATION_FAILURE' ? [UNREADABLE] : []}
    >
      <ChoiceField {...form.field('type', copy.type)} choices={TYPES} />
      {type && <Side key={type} type={type} field={form.field('documents', copy.photo)} />}
      {backType && <Side key={backType} type={backType} field={form.field('back', copy.back)} />}
    </FormPage>
  );
}

type SideProps = {
  readonly type: UploadedDocumentType;
  readonly field: Pick<
    Parameters<typeof UploadField>[0],
    'name' | 'label' | 'error' | 'onChange' | 'onBlur' | 'onProblem'
  >;
};

/** Takes the photo; on a phone it opens the camera. */
function Side({ type, field }: SideProps) {
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
