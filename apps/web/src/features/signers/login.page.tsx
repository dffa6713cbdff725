import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { acceptInvitation, InvitationForm, resendInvitation } from '@homeline/contract/signers/invitation.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { type Form, useForm } from '../../form/use-form.ts';
import { send } from '../../session/client.ts';
import { enter } from '../../session/end-of-session.ts';
import { refusalOf } from '../../session/refusal.ts';
import { Shell } from '../../shell/shell.tsx';
import { useSecondStep } from '../accounts/sign-in/use-second-step.tsx';
import { signersCopy } from './copy.ts';

const copy = signersCopy.login;

const Invitation = InvitationForm.omit({ code: true, secondFactorCode: true });
type Invitation = z.infer<typeof Invitation>;
const Credentials = logIn.body!.omit({ code: true });
type Credentials = z.infer<typeof Credentials>;

/** Where a signer's link leads: opens the account of an invitation, or signs in to it later. */
export default function SignerLoginPage() {
  const { hash } = useLocation();
  const [isAsking, ask] = useState(false);
  const code = hash.slice(1);
  return (
    <Shell>
      {isAsking ? (
        <Resend onBack={() => ask(false)} />
      ) : code ? (
        <Invited key={code} code={code} onAsk={() => ask(true)} />
      ) : (
        <Returning onAsk={() => ask(true)} />
      )}
    </Shell>
  );
}

type WithAsk = { readonly onAsk: () => void };

function Invited({ code, onAsk }: WithAsk & { readonly code: string }) {
  const navigate = useNavigate();
  const { submit, codeForm } = useSecondStep(async (given: Invitation, secondFactorCode?: string) => {
    const { jwt } = await send(acceptInvitation, { body: { ...given, code, secondFactorCode } });
    enter(jwt);
    await navigate('/heloc-signer/resume', { replace: true });
  });
  const form = useForm({
    schema: Invitation,
    values: {},
    explain: explainWith(copy.invited.failed),
    send: submit,
  });
  if (codeForm) return codeForm;
  return (
    <FormPage
      form={form}
      heading={copy.invited.heading}
      why={copy.invited.why}
      action={copy.invited.action}
      also={<AskForLink onAsk={onAsk} />}
    >
      <EmailField form={form} />
      <PasswordField
        {...form.field('password', copy.invited.password)}
        hint={copy.invited.passwordHint}
        autoComplete="new-password"
      />
    </FormPage>
  );
}

function Returning({ onAsk }: WithAsk) {
  const navigate = useNavigate();
  const { submit, codeForm } = useSecondStep(async (credentials: Credentials, secondFactorCode?: string) => {
    const { jwt } = await send(logIn, { body: { ...credentials, code: secondFactorCode } });
    enter(jwt);
    await navigate('/heloc-signer/resume', { replace: true });
  });
  const form = useForm({
    schema: Credentials,
    values: {},
    explain: explainWith(copy.invited.failed),
    send: submit,
  });
  if (codeForm) return codeForm;
  return (
    <FormPage
      form={form}
      heading={copy.returning.heading}
      why={copy.returning.why}
      action={copy.returning.action}
      also={<AskForLink onAsk={onAsk} />}
    >
      <EmailField form={form} />
      <PasswordField {...form.field('password', copy.invited.password)} autoComplete="current-password" />
    </FormPage>
  );
}

function Resend({ onBack }: { readonly onBack: () => void }) {
  const [isSent, note] = useState(false);
  const form = useForm({
    schema: resendInvitation.body!,
    values: {},
    send: async (body) => {
      await send(resendInvitation, { body });
      note(true);
    },
  });
  return (
    <FormPage
      form={form}
      heading={copy.resend.heading}
      why={copy.resend.why}
      action={copy.resend.action}
      alerts={isSent ? [{ kind: 'ADVICE', ...copy.resend.sent }] : []}
      also={
        <Button kind="secondary" onClick={onBack}>
          {copy.resend.back}
        </Button>
      }
    >
      <EmailField form={form} />
    </FormPage>
  );
}

function AskForLink({ onAsk }: WithAsk) {
  return (
    <Button kind="quiet" onClick={onAsk}>
      {copy.returning.ask}
    </Button>
  );
}

function EmailField({ form }: { readonly form: Form<{ email: string }> }) {
  return (
    <TextField
      {...form.field('email', copy.email)}
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
    />
  );
}

function explainWith(title: string) {
  return (error: unknown): AlertItem | undefined => {
    const { errors } = refusalOf(error);
    return errors && { kind: 'SYSTEM', title, text: errors.join(', ') };
  };
}
