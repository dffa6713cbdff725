import { useForm } from '@homeline/client/form/use-form.ts';
import { token as session } from '@homeline/client/session/token.ts';
import { resetPassword } from '@homeline/contract/accounts/email-links.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormPage } from '../../../form/form-page.tsx';
import { send } from '../../../session/client.ts';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { NewPasswordField, type PasswordOwner } from '../new-password-field.tsx';
import { signInCopy } from './copy.ts';
import { isUnusable, UnusableLink, useLinkToken, usePasswordLink } from './link-page.tsx';

const copy = signInCopy.resetPassword;

const NewPassword = resetPassword.body!.pick({ password: true });

/** Chooses a new password with the emailed link. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const link = usePasswordLink(token);
  const [state, setState] = useState<'ASKING' | 'DONE' | 'UNUSABLE'>('ASKING');
  return (
    <Shell>
      {state === 'DONE' ? (
        <Page heading={copy.done.heading} why={copy.done.why} hasOwnBack>
          <QuestionActions>
            <Link className={buttonClass()} to="/auth/login">
              {copy.done.action}
            </Link>
          </QuestionActions>
        </Page>
      ) : state === 'UNUSABLE' || link.isUnusable ? (
        <UnusableLink newLink="/auth/forgot-password" />
      ) : (
        <PasswordForm
          owner={{ ...link, token }}
          save={async (password) => {
            await send(resetPassword, { body: { token, password } }).then(
              () => {
                // Every session has ended, one in this browser too.
                session.forget();
                setState('DONE');
              },
              (error: unknown) => {
                if (!isUnusable(error)) throw error;
                setState('UNUSABLE');
              },
            );
          }}
        />
      )}
    </Shell>
  );
}

type PasswordFormProps = {
  readonly owner: PasswordOwner;
  readonly save: (password: string) => Promise<void>;
};

function PasswordForm({ owner, save }: PasswordFormProps) {
  const form = useForm({ schema: NewPassword, values: {}, send: ({ password }) => save(password) });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action}>
      <NewPasswordField
        field={form.field('password', copy.password)}
        hint={copy.hint}
        owner={owner}
        isAddressKnown
      />
    </FormPage>
  );
}
