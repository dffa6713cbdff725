import { useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { requestPasswordReset, requestSignInLink } from '@homeline/contract/accounts/email-links.ts';
import { isAllowedRedirect } from '@homeline/domain/people/redirect-url.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FormPage } from '../../../form/form-page.tsx';
import { send } from '../../../session/client.ts';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { signInCopy } from './copy.ts';

const REQUESTS = {
  forgotPassword: requestPasswordReset,
  emailLink: requestSignInLink,
} as const;

type EmailRequestProps = { readonly kind: keyof typeof REQUESTS };

/** Takes an email address and sends a one-time link to it. It never says whether the address has an account. */
export function EmailRequest({ kind }: EmailRequestProps) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Shell>
      {sentTo ? (
        <Sent kind={kind} email={sentTo} onAgain={() => setSentTo(undefined)} />
      ) : (
        <AddressForm kind={kind} onSent={setSentTo} />
      )}
    </Shell>
  );
}

function AddressForm({ kind, onSent }: EmailRequestProps & { onSent: (email: string) => void }) {
  const copy = signInCopy[kind];
  const [query] = useSearchParams();
  const redirectUrl = query.get('redirectUrl');
  const form = useForm({
    schema: REQUESTS[kind].body!,
    values: {},
    explain: (error) => {
      const { errors } = refusalOf(error);
      return errors && { kind: 'SYSTEM', title: signInCopy.tooMany, text: errors.join(', ') };
    },
    send: async (body) => {
      const isBack = kind === 'emailLink' && redirectUrl !== null && isAllowedRedirect(redirectUrl);
      await send(REQUESTS[kind], { body: { ...body, ...(isBack && { redirectUrl }) } });
      onSent(body.email);
    },
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action} back="/auth/login">
      <TextField
        {...form.field('email', signInCopy.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
    </FormPage>
  );
}

function Sent({ kind, email, onAgain }: EmailRequestProps & { email: string; onAgain: () => void }) {
  const copy = signInCopy[kind].sent;
  return (
    <Page heading={copy.heading} why={copy.why(email)} hasOwnBack>
      <p>{signInCopy.sent.notThere}</p>
      <QuestionActions>
        <Link className={buttonClass()} to="/auth/login">
          {signInCopy.backToSignIn}
        </Link>
        <Button kind="secondary" onClick={onAgain}>
          {signInCopy.sent.again}
        </Button>
      </QuestionActions>
    </Page>
  );
}
