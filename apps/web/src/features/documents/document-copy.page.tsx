import { useForm } from '@homeline/client/form/use-form.ts';
import { getLinkedCopy, LinkedCopyForm } from '@homeline/contract/document-links/document-links.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { PinField } from '@homeline/ui/fields/pin-field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { isUnusable, useLinkToken } from '../accounts/sign-in/link-page.tsx';
import { saveFileAs } from './document-file.ts';
import { linksCopy } from './links-copy.ts';

const copy = linksCopy.page;

/** Downloads the documents of a link with the code that came with it. Needs no sign-in. */
export default function DocumentCopyPage() {
  const token = useLinkToken();
  const [hasEnded, end] = useState(token === '');
  return (
    <Shell>
      {hasEnded ? (
        <Page heading={copy.unusable.heading} why={copy.unusable.why} hasOwnBack>
          {null}
        </Page>
      ) : (
        <CodeForm token={token} onEnded={() => end(true)} />
      )}
    </Shell>
  );
}

function CodeForm({ token, onEnded }: { readonly token: string; readonly onEnded: () => void }) {
  const form = useForm({
    schema: LinkedCopyForm.omit({ token: true }),
    values: {},
    async send({ code }) {
      try {
        saveFileAs(await send(getLinkedCopy, { body: { token, code } }), copy.fileName);
        showToast(copy.downloaded);
      } catch (error) {
        if (!isUnusable(error)) throw error;
        onEnded();
      }
    },
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      below={
        <p>
          <Link to="/check-document">{copy.check}</Link>
        </p>
      }
    >
      <PinField {...form.field('code', copy.code)} digits={6} />
    </FormPage>
  );
}
