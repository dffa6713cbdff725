import { signInByPasskey, supportsPasskeys } from '@homeline/client/accounts/passkeys.ts';
import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../../form/form-page.tsx';
import { send } from '../../../session/client.ts';
import { enter } from '../../../session/enter.ts';
import { findIdentity } from '../../../session/identity.ts';
import { Shell } from '../../../shell/shell.tsx';
import { pathAfterSignIn } from './after-sign-in.ts';
import { goToIdentityProvider } from './broker.ts';
import { signInCopy } from './copy.ts';
import { signInAlert } from './sign-in-alert.tsx';
import { useSecondStep } from './use-second-step.tsx';
import { useSignInService } from './use-sign-in-service.ts';

const copy = signInCopy.logIn;

/** Why a person is asked to sign in, by the parameter that led them here. */
const REASONS: Readonly<Record<string, AlertItem>> = {
  ended: { kind: 'DECISION', tone: 'CAUTION', ...copy.ended },
  switched: { kind: 'ADVICE', ...copy.switched },
};

const Credentials = logIn.body!.omit({ code: true });
type Credentials = z.infer<typeof Credentials>;

/** Signs in, then returns to the page that sent the person here. */
export default function LogInPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const arrive = async (jwt: string) => {
    enter(jwt);
    await findIdentity();
    await navigate(pathAfterSignIn(query.get('redirectUrl')), { replace: true });
  };
  const { submit, codeForm } = useSecondStep(async (credentials: Credentials, code?: string) => {
    const { jwt } = await send(logIn, { body: { ...credentials, code } });
    await arrive(jwt);
  });
  return (
    <Shell>
      {isForcedToProvider(query) ? (
        <ProviderForm />
      ) : (
        (codeForm ?? <PasswordForm reasons={reasonsIn(query)} signIn={submit} onSignedIn={arrive} />)
      )}
    </Shell>
  );
}

/** Returns whether the lender lets its customers sign in at its identity provider alone. */
function isForcedToProvider(query: URLSearchParams): boolean {
  const { mode, issuerName } = organisation.orgMetaData.signIn;
  return mode === 'broker' && issuerName !== undefined && query.get('isAgent') !== 'true';
}

/** Leads to the lender's identity provider, the only way to sign in here. */
function ProviderForm() {
  const [query] = useSearchParams();
  const { issuerName = '' } = organisation.orgMetaData.signIn;
  const form = useForm({
    schema: z.object({}),
    values: {},
    explain: signInAlert,
    send: () => goToIdentityProvider('customer', query.get('redirectUrl') ?? undefined),
  });
  return (
    <FormPage
      form={form}
      action={signInCopy.broker.action(issuerName)}
      heading={copy.heading}
      why={copy.why}
      alerts={reasonsIn(query)}
    >
      <p>
        {copy.newTo(organisation.orgMetaData.companyInfo.companyNameShort)}{' '}
        <Link to="/register">{copy.apply}</Link>. {copy.needHelp}{' '}
        <Link to="/register/support">{copy.talk}</Link>.
      </p>
    </FormPage>
  );
}

function reasonsIn(query: URLSearchParams): readonly AlertItem[] {
  return Object.entries(REASONS).flatMap(([name, reason]) => (query.has(name) ? [reason] : []));
}

type PasswordFormProps = {
  readonly onSignedIn: (jwt: string) => Promise<void>;
  readonly reasons: readonly AlertItem[];
  readonly signIn: (credentials: Credentials) => Promise<void>;
};

function PasswordForm({ reasons, signIn, onSignedIn }: PasswordFormProps) {
  const [refused, setRefused] = useState<AlertItem>();
  const form = useForm({ schema: Credentials, values: {}, explain: signInAlert, send: signIn });
  return (
    <FormPage
      form={form}
      action={copy.action}
      heading={copy.heading}
      why={copy.why}
      alerts={[...(refused ? [refused] : []), ...reasons]}
      also={<OtherWays onSignedIn={onSignedIn} onRefused={setRefused} />}
    >
      <IdentityProvider onRefused={setRefused} />
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
      <p>
        {copy.newTo(organisation.orgMetaData.companyInfo.companyNameShort)}{' '}
        <Link to="/register">{copy.apply}</Link>. {copy.needHelp}{' '}
        <Link to="/register/support">{copy.talk}</Link>.
      </p>
    </FormPage>
  );
}

/** The way to sign in at the lender's own identity provider, if it has one and people are to use it. */
function IdentityProvider({ onRefused }: Pick<OtherWaysProps, 'onRefused'>) {
  const [query] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const { issuerName } = organisation.orgMetaData.signIn;
  const userType = query.get('isAgent') === 'true' ? 'agent' : 'customer';
  const service = useSignInService(userType);
  if (!issuerName || service !== 'broker') return null;
  async function press(issuer: string): Promise<void> {
    setBusy(true);
    onRefused(undefined);
    await goToIdentityProvider(userType, query.get('redirectUrl') ?? undefined).catch((error: unknown) => {
      const { code } = refusalOf(error);
      const isDown = code === undefined || code === 'PROVIDER_UNAVAILABLE';
      onRefused(
        isDown
          ? { kind: 'SYSTEM', title: copy.failed, text: signInCopy.broker.down(issuer) }
          : (signInAlert(error) ?? refusalAlert(error)),
      );
    });
    setBusy(false);
  }
  return (
    <>
      <QuestionActions>
        <Button isBusy={isBusy} onClick={() => void press(issuerName)}>
          {signInCopy.broker.action(issuerName)}
        </Button>
      </QuestionActions>
      <p>{signInCopy.broker.orPassword}</p>
    </>
  );
}

type OtherWaysProps = {
  readonly onSignedIn: (jwt: string) => Promise<void>;
  readonly onRefused: (alert: AlertItem | undefined) => void;
};

function OtherWays({ onSignedIn, onRefused }: OtherWaysProps) {
  const { search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  async function press(): Promise<void> {
    setBusy(true);
    onRefused(undefined);
    await signInByPasskey(send)
      .then(onSignedIn)
      .catch((error: unknown) => onRefused(signInAlert(error) ?? refusalAlert(error)));
    setBusy(false);
  }
  return (
    <>
      <Link className={buttonClass('secondary')} to={{ pathname: '/auth/email-link', search }}>
        {copy.emailLink}
      </Link>
      {supportsPasskeys() && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => void press()}>
          {copy.passkey}
        </Button>
      )}
    </>
  );
}
