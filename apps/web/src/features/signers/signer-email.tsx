import { useForm } from '@homeline/client/form/use-form.ts';
import { listSigners, type SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { SignerEmailForm, saveSignerEmail } from '@homeline/contract/signers/signer-email.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { signersCopy } from './copy.ts';

const copy = signersCopy.email;

type SignerProps = { readonly signer: SignerSummary };

/** Lets the borrower correct the address of a signer who has not signed in. */
export function SignerEmail({ signer }: SignerProps) {
  const [isOpen, open] = useState(false);
  if (!signer.mayCorrectEmail) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => open(true)}>
        {copy.open}
        <span className="hidden-visually"> ({signer.name})</span>
      </Button>
      <Dialog isOpen={isOpen} title={copy.title(signer.name)} onClose={() => open(false)}>
        <EmailForm signer={signer} close={() => open(false)} />
      </Dialog>
    </>
  );
}

function EmailForm({ signer, close }: SignerProps & { readonly close: () => void }) {
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const form = useForm({
    scope: signer.uuid,
    schema: SignerEmailForm,
    values: { email: signer.email },
    async send(body) {
      await send(saveSignerEmail, { params: { uuid, signer: signer.uuid }, body });
      await queries.invalidateQueries({ queryKey: [listSigners.name, uuid] });
      showToast(copy.done(body.email));
      close();
    },
  });
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p>{copy.why}</p>
      {form.alerts.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one at most
        <p key={index} role="alert">
          {text}
        </p>
      ))}
      <TextField {...form.field('email', copy.label)} type="email" inputMode="email" autoComplete="off" />
      <QuestionActions>
        <Button type="submit" isBusy={form.isBusy}>
          {copy.action}
        </Button>
        <Button kind="secondary" onClick={close}>
          {copy.cancel}
        </Button>
      </QuestionActions>
    </form>
  );
}
