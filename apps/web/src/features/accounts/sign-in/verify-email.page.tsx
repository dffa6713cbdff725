import { useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { verifyEmail } from '@homeline/contract/accounts/email-links.ts';
import { GivenPassword } from '@homeline/contract/accounts/log-in.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../../form/form-page.tsx';
import { send } from '../../../session/client.ts';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { signInCopy } from './copy.ts';
import { isUnusable, UnusableLink, useLinkToken, usePasswordLink } from './link-page.tsx';
import { PressToOpen } from './press-to-open.tsx';

const copy = signInCopy.verifyEmail;

const OwnPassword = z.object({ password: GivenPassword });

/** Confirms an email address with the emailed link. Without a session here, it asks for the account's password, or for a new one. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  const [state, setState] = useState<'READY' | 'NEEDS_PASSWORD' | 'DONE' | 'UNUSABLE'>(
    token ? 'READY' : 'UNUSABLE',
  );
  const confirm = (password?: string) =>
    send(verifyEmail, { body: { token, password } }).then(
      () => setState('DONE'),
      (error: unknown) => {
        if (isUnusable(error)) setState('UNUSABLE');
        else if (refusalOf(error).code === 'PASSWORD_REQUIRED') setState('NEEDS_PASSWORD');
        else throw error;
      },
    );
  return (
    <Shell>
      {state === 'UNUSABLE' ? (
        <UnusableLink newLink="/dashboard/settings" />
      ) : state === 'DONE' ? (
        <Page heading={copy.done.heading} why={copy.done.why} hasOwnBack>
          <QuestionActions>
            <Link className={buttonClass()} to="/dashboard">
              {copy.done.action}
            </Link>
          </QuestionActions>
        </Page>
      ) : state === 'NEEDS_PASSWORD' ? (
        <OwnPasswordForm token={token} confirm={confirm} />
      ) : (
        <PressToOpen copy={copy} open={() => confirm()} />
      )}
    </Shell>
  );
}

type OwnPasswordFormProps = {
  readonly token: string;
  readonly confirm: (password: string) => Promise<void>;
};

function OwnPasswordForm({ token, confirm }: OwnPasswordFormProps) {
  const { email } = usePasswordLink(token);
  const form = useForm({
    schema: OwnPassword,
    values: {},
    explain: wrongPasswordAlert,
    send: ({ password }) => confirm(password),
  });
  return (
    <FormPage
      form={form}
      heading={copy.password.heading}
      why={copy.password.why}
      action={copy.action}
      also={
        <Link className={buttonClass('secondary')} to={{ pathname: '/auth/reset-password', hash: token }}>
          {copy.password.unknown}
        </Link>
      }
    >
      <PasswordField
        {...form.field('password', signInCopy.password)}
        autoComplete="current-password"
        username={email}
      />
    </FormPage>
  );
}

function wrongPasswordAlert(error: unknown): AlertItem | undefined {
  const isWrong = refusalOf(error).code === 'WRONG_CREDENTIALS';
  return isWrong ? { kind: 'SYSTEM', title: copy.password.failed, text: copy.password.wrong } : undefined;
}
