import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod';
import { FormPage } from '../../../form/form-page.tsx';
import { useForm } from '../../../form/use-form.ts';
import { organisation } from '../../../organisation.ts';
import { send } from '../../../session/client.ts';
import { enter } from '../../../session/end-of-session.ts';
import { refusalOf } from '../../../session/refusal.ts';
import { Shell } from '../../../shell/shell.tsx';
import { pathAfterSignIn } from './after-sign-in.ts';
import { CodeForm } from './code-form.tsx';
import { signInCopy } from './copy.ts';
import { signInAlert } from './sign-in-alert.tsx';

const copy = signInCopy.logIn;

const ENDED: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.ended };

const Credentials = logIn.body!.omit({ code: true });
type Credentials = z.infer<typeof Credentials>;

/** Signs in, then returns to the page that sent the person here. */
export default function LogInPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first, askForCode] = useState<Credentials>();
  const arrive = async (jwt: string) => {
    enter(jwt);
    await navigate(pathAfterSignIn(query.get('redirectUrl')), { replace: true });
  };
  const signIn = async (body: z.infer<NonNullable<typeof logIn.body>>) => {
    const { jwt } = await send(logIn, { body });
    await arrive(jwt);
  };
  return (
    <Shell>
      {first ? (
        <CodeForm signIn={(code) => signIn({ ...first, code })} />
      ) : (
        <PasswordForm
          hasEnded={query.has('ended')}
          signIn={async (credentials) => {
            await signIn(credentials).catch((error: unknown) => {
              if (refusalOf(error).code !== 'SECOND_FACTOR_REQUIRED') throw error;
              askForCode(credentials);
            });
          }}
        />
      )}
    </Shell>
  );
}

type PasswordFormProps = {
  readonly hasEnded: boolean;
  readonly signIn: (credentials: Credentials) => Promise<void>;
};

function PasswordForm({ hasEnded, signIn }: PasswordFormProps) {
  const form = useForm({ schema: Credentials, values: {}, explain: signInAlert, send: signIn });
  return (
    <FormPage
      form={form}
      action={copy.action}
      heading={copy.heading}
      why={copy.why}
      alerts={hasEnded ? [ENDED] : []}
    >
      <TextField
        {...form.field('email', signInCopy.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField {...form.field('password', signInCopy.password)} autoComplete="current-password" />
      <p>
        <Link to="/auth/forgot-password">{copy.forgot}</Link>
      </p>
      <OtherWays />
    </FormPage>
  );
}

function OtherWays() {
  return (
    <>
      <QuestionActions>
        <Link className={buttonClass('secondary')} to="/auth/email-link">
          {copy.emailLink}
        </Link>
      </QuestionActions>
      <p>
        {copy.newTo(organisation.orgMetaData.companyInfo.companyNameShort)}{' '}
        <Link to="/register">{copy.apply}</Link>. {copy.needHelp}{' '}
        <Link to="/register/support">{copy.talk}</Link>.
      </p>
    </>
  );
}
