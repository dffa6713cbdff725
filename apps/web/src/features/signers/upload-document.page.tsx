import { useForm } from '@homeline/client/form/use-form.ts';
import { useState } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { documentsCopy } from '../documents/copy.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { signersCopy } from './copy.ts';
import { useSignerUploads } from './use-signer-uploads.ts';

const copy = signersCopy.uploadDocument;

const Sent = z.object({ documents: z.array(z.guid(), 'Required').min(1, 'Required') });

/** Takes a document that helps a person to verify the signer by hand. The upload itself delivers it. */
export default function SignerUploadDocumentPage() {
  const uploads = useSignerUploads('SUPPORT');
  const [isSent, note] = useState(false);
  const form = useForm({
    schema: Sent,
    values: { documents: uploads.received.map(({ uuid }) => uuid) },
    send: async () => note(true),
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      alerts={isSent ? [{ kind: 'ADVICE', ...copy.sent }] : []}
      back="/heloc-signer/conditions"
    >
      <UploadField
        {...form.field('documents', copy.label)}
        uploads={uploads}
        hint={documentsCopy.uploads.SUPPORT.hint}
      />
    </FormPage>
  );
}
