import { signInByPasskey, supportsPasskeys } from '@homeline/client/accounts/passkeys.ts';
import { useNewPasswordCheck } from '@homeline/client/accounts/use-new-password-check.ts';
import { useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { claimsOf, token } from '@homeline/client/session/token.ts';
import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { checkNewPassword } from '@homeline/contract/accounts/new-password.ts';
import { Password } from '@homeline/contract/accounts/password.ts';
import { Button } from '@homeline/ui/button.tsx';
import { type AlertItem, Alerts } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod';
import { pathAfterSignIn, send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { Gate } from '../../shell/gate.tsx';
import { staffCopy } from './copy.ts';

const copy = staffCopy.signIn;

const Credentials = logIn.body!.omit({ code: true, newPassword: true });
const NewPassword = z.object({ newPassword: Password });
type Credentials = z.infer<typeof Credentials>;
const Code = z.object({ code: z.string('Required').trim().min(1, 'Required') });

/** Thrown for a borrower's account, which may not sign in here. */
class NotStaff extends Error {}

/** Signs a member of staff in: password and code, or passkey. */
export default function SignInPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first, askForCode] = useState<Credentials>();
  const [initial, askForPassword] = useState<Credentials>();
  const arrive = async (jwt: string) => {
    if (claimsOf(jwt).role !== 'STAFF') throw new NotStaff();
    token.save(jwt);
    await navigate(pathAfterSignIn(query.get('back')), { replace: true });
  };
  const signIn = async (credentials: Credentials & { newPassword?: string }, code?: string) => {
    const { jwt } = await send(logIn, { body: { ...credentials, code } });
    await arrive(jwt);
  };
  const begin = (credentials: Credentials & { newPassword?: string }) =>
    signIn(credentials).catch((error: unknown) => {
      const { code } = refusalOf(error);
      if (code === 'SECOND_FACTOR_REQUIRED') askForCode(credentials);
      else if (code === 'NEW_PASSWORD_REQUIRED') askForPassword(credentials);
      else throw error;
    });
  if (first) return <CodeForm signIn={(code) => signIn(first, code)} />;
  if (initial)
    return <NewPasswordForm email={initial.email} signIn={(given) => begin({ ...initial, ...given })} />;
  return <PasswordForm onPasskey={async () => arrive(await signInByPasskey(send))} signIn={begin} />;
}

type PasswordFormProps = {
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly onPasskey: () => Promise<void>;
};

function PasswordForm({ signIn, onPasskey }: PasswordFormProps) {
  const [alert, setAlert] = useState<AlertItem>();
  const form = useForm({ schema: Credentials, values: {}, send: signIn, explain: signInAlert });
  return (
    <Gate heading={copy.heading}>
      {alert && <Alerts items={[alert]} />}
      <FormCard form={form} action={copy.action}>
        <TextField {...form.field('email', copy.email)} type="email" autoComplete="username" />
        <PasswordField {...form.field('password', copy.password)} autoComplete="current-password" />
      </FormCard>
      {supportsPasskeys() && (
        <Button
          kind="secondary"
          onClick={() => void onPasskey().catch((error: unknown) => setAlert(signInAlert(error)))}
        >
          {copy.passkey}
        </Button>
      )}
      <p className="fine-print">{copy.lost}</p>
    </Gate>
  );
}

/** Replaces the password that an administrator gave. */
function NewPasswordForm({
  email,
  signIn,
}: {
  readonly email: string;
  readonly signIn: (given: { newPassword: string }) => Promise<void>;
}) {
  const words = staffCopy.newPassword;
  const form = useForm({ schema: NewPassword, values: {}, send: signIn, explain: signInAlert });
  const field = form.field('newPassword', words.label);
  useNewPasswordCheck(field, async (password) => {
    const { problem } = await send(checkNewPassword, { body: { password, email } });
    return problem;
  });
  return (
    <Gate heading={words.heading} why={words.why}>
      <FormCard form={form} action={words.action}>
        <PasswordField {...field} autoComplete="new-password" username={email} hint={words.hint} />
      </FormCard>
    </Gate>
  );
}

function CodeForm({ signIn }: { readonly signIn: (code: string) => Promise<void> }) {
  const words = staffCopy.code;
  const form = useForm({
    schema: Code,
    values: {},
    send: ({ code }) => signIn(code),
    explain: signInAlert,
  });
  return (
    <Gate heading={words.heading} why={words.why}>
      <FormCard form={form} action={words.action}>
        <TextField {...form.field('code', words.label)} autoComplete="one-time-code" spellCheck={false} />
      </FormCard>
    </Gate>
  );
}

function signInAlert(error: unknown): AlertItem | undefined {
  const failed = (text: string): AlertItem => ({ kind: 'SYSTEM', title: copy.failed, text });
  if (error instanceof NotStaff) return failed(copy.notStaff);
  if (error instanceof DOMException) return failed(copy.passkeyFailed);
  const { code, errors, fields } = refusalOf(error);
  if (fields) return undefined;
  if (code === 'PASSWORD_EXPIRED') return failed(copy.expired);
  return errors && failed(errors.join(', '));
}
