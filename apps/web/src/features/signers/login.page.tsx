import { type Form, useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { acceptInvitation, InvitationForm, resendInvitation } from '@homeline/contract/signers/invitation.ts';
import { checkInvitation, renewInvitation } from '@homeline/contract/signers/renew-invitation.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { BASE } from '../../session/end-of-session.ts';
import { enter } from '../../session/enter.ts';
import { findIdentity } from '../../session/identity.ts';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { NewPasswordField } from '../accounts/new-password-field.tsx';
import { CodeForm } from '../accounts/sign-in/code-form.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { signersCopy } from './copy.ts';

const copy = signersCopy.login;

const SIGN_IN = `/auth/login?${new URLSearchParams({ redirectUrl: `${BASE}/heloc-signer/resume` })}`;

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
        <OpenedLink key={code} code={code} onAsk={() => ask(true)} />
      ) : (
        <Returning onAsk={() => ask(true)} />
      )}
    </Shell>
  );
}

type WithAsk = { readonly onAsk: () => void };
type Words = { readonly heading: string; readonly why: string };
type WithCode = WithAsk & { readonly code: string };

/** Checks the link first, so that nobody fills in a form that can't be sent. */
function OpenedLink({ code, onAsk }: WithCode) {
  const [link, know] = useState<'OPEN' | 'EXPIRED' | 'REPLACED'>();
  useEffect(() => {
    // Without an answer the form is shown: sending it says the same.
    send(checkInvitation, { body: { code } }).then(
      (known) => know(known.link),
      () => know('OPEN'),
    );
  }, [code]);
  if (!link) return <Skeleton />;
  if (link === 'EXPIRED') return <Expired code={code} />;
  if (link === 'REPLACED') return <Returning words={copy.replaced} onAsk={onAsk} />;
  return <Invited code={code} onAsk={onAsk} />;
}

/** Sends a new link to the invited address at one press. */
function Expired({ code }: { readonly code: string }) {
  const [isSent, note] = useState(false);
  const { sent, ...words } = copy.expired;
  if (isSent) return <Page {...sent} hasOwnBack />;
  return (
    <ConfirmPage
      {...words}
      act={async () => {
        await send(renewInvitation, { body: { code } });
        note(true);
      }}
    />
  );
}

function Invited({ code, onAsk }: WithCode) {
  const navigate = useNavigate();
  const [given, keep] = useState<{ email: string; password: string }>();
  const accept = async (answers: { email: string; password: string }, secondFactor?: string) => {
    const body = { ...answers, code, ...(secondFactor && { secondFactorCode: secondFactor }) };
    const { jwt } = await send(acceptInvitation, { body });
    enter(jwt);
    await findIdentity();
    await navigate('/heloc-signer/resume', { replace: true });
  };
  const form = useForm({
    schema: InvitationForm,
    values: {},
    explain: explainRefusal,
    send: (answers) =>
      accept(answers).catch((error: unknown) => {
        if (refusalOf(error).code !== 'SECOND_FACTOR_REQUIRED') throw error;
        keep(answers);
      }),
  });
  if (given) return <CodeForm signIn={(secondFactor) => accept(given, secondFactor)} />;
  return (
    <FormPage
      form={form}
      heading={copy.invited.heading}
      why={copy.invited.why}
      action={copy.invited.action}
      also={
        <>
          <Link className={buttonClass('quiet')} to={SIGN_IN}>
            {copy.invited.signIn}
          </Link>
          <AskForLink onAsk={onAsk} />
        </>
      }
    >
      <EmailField form={form} />
      <NewPasswordField
        field={form.field('password', copy.invited.password)}
        hint={copy.invited.passwordHint}
        owner={{ email: form.value('email') ?? '' }}
      />
    </FormPage>
  );
}

/** Leads to the sign-in page, with every way to sign in, and back here. */
function Returning({ words = copy.returning, onAsk }: WithAsk & { readonly words?: Words }) {
  return (
    <Page heading={words.heading} why={words.why} hasOwnBack>
      <QuestionActions>
        <Link className={buttonClass()} to={SIGN_IN}>
          {copy.returning.action}
        </Link>
        <AskForLink onAsk={onAsk} />
      </QuestionActions>
    </Page>
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

/** Returns an alert about a refused invitation. Only a person with its code and address learns that an account exists. */
function explainRefusal(error: unknown): AlertItem | undefined {
  const { code, errors } = refusalOf(error);
  const title = copy.invited.failed;
  if (code !== 'WRONG_CREDENTIALS') return errors && { kind: 'SYSTEM', title, text: errors.join(', ') };
  const action = <Link to="/auth/forgot-password">{copy.invited.newPassword}</Link>;
  return { kind: 'SYSTEM', title, text: copy.invited.otherPassword, action };
}
