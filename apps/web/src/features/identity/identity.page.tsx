import { sendIdentityDocument } from '@homeline/contract/identity/send-identity-document.ts';
import { IdentityDocumentType } from '@homeline/domain/facts/verification.facts.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { useEffect } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { UPLOAD_WORDS } from '../documents/upload-words.ts';

type IdentityDocument = z.infer<typeof IdentityDocumentType>;

const TYPES = [
  { value: 'DRIVERSLICENSEFRONT', label: 'Driver’s license' },
  { value: 'IDCARDFRONT', label: 'State ID card' },
  { value: 'PASSPORTFRONT', label: 'Passport' },
  { value: 'PERMANENTRESIDENTFRONT', label: 'Permanent resident card' },
] as const satisfies readonly { value: IdentityDocument; label: string }[];

const Identity = z.object({
  type: z.enum(IdentityDocumentType.options, 'Required'),
  documents: z.array(z.guid('Required'), 'Required').min(1, 'Required'),
});

const UNREADABLE: AlertItem = {
  kind: 'DECISION',
  tone: 'CAUTION',
  title: 'We could not read the last one',
  text: 'Please take another picture in good light, flat, with all four corners in it; or use another document.',
};

/** Which document, and a picture of its front. */
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
      heading="Please show your ID"
      why="Federal law has us make sure that it is you who borrows. The picture is kept encrypted and shown to nobody who need not see it."
      alerts={status.step === 'ID_VERIFICATION_FAILURE' ? [UNREADABLE] : []}
    >
      <ChoiceField {...form.field('type', 'Which document do you have?')} choices={TYPES} />
      {type && <Front key={type} type={type} field={form.field('documents', 'Picture of the front')} />}
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

/** On a phone it opens the camera. */
function Front({ type, field }: FrontProps) {
  const uploads = useUploads('identity', type);
  const { received } = uploads;
  // Each document has its own picture: that of another one is not sent for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives later is told as it arrives
  useEffect(() => field.onChange(received.length ? received.map(({ uuid }) => uuid) : undefined), []);
  return (
    <UploadField
      {...field}
      uploads={uploads}
      isSingle
      capture="environment"
      hint={`${UPLOAD_WORDS[type].hint} It must not have expired. JPEG, PNG or PDF, up to 20 MB.`}
    />
  );
}
