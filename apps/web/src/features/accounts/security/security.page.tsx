import { TotpCard } from '@homeline/client/accounts/totp-card.tsx';
import { useSession } from '@homeline/client/session/use-session.ts';
import { requestEmailVerification, requestPasswordReset } from '@homeline/contract/accounts/email-links.ts';
import type { SignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Link, Navigate } from 'react-router';
import { send } from '../../../session/client.ts';
import { BASE, signInPath } from '../../../session/end-of-session.ts';
import { LoadError } from '../../../shell/error-page.tsx';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { signInCopy } from '../sign-in/copy.ts';
import { DevicesCard } from './devices-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SECURITY_PATH, useChange, useSignInSettings } from './use-sign-in-settings.tsx';

const copy = signInCopy.security;

/** Shows how a person signs in and where they are signed in, and lets them change it. */
export default function SecurityPage() {
  const { isSignedIn } = useSession();
  const settings = useSignInSettings(isSignedIn);
  const change = useChange();
  if (!isSignedIn) return <Navigate to={signInPath(SECURITY_PATH).slice(BASE.length)} replace />;
  return (
    <Shell>
      {settings.isError ? (
        <LoadError />
      ) : settings.data ? (
        <Page heading={copy.heading} why={copy.why} alerts={change.alerts} hasOwnBack>
          <EmailCard settings={settings.data} change={change} />
          <PasswordCard settings={settings.data} change={change} />
          <TotpCard totp={settings.data.totp} send={send} isBusy={change.isBusy} change={change.run} />
          <PasskeysCard passkeys={settings.data.passkeys} change={change} />
          <DevicesCard devices={settings.data.devices} change={change} />
          <p>
            <Link className={buttonClass('quiet')} to="/dashboard">
              {copy.back}
            </Link>
          </p>
        </Page>
      ) : (
        <Skeleton />
      )}
    </Shell>
  );
}

type CardProps = {
  readonly settings: SignInSettings;
  readonly change: ReturnType<typeof useChange>;
};

function EmailCard({ settings: { email, isEmailVerified }, change }: CardProps) {
  return (
    <Card title={copy.email.title}>
      <p>
        {email} · {isEmailVerified ? copy.email.verified : copy.email.unverified}
      </p>
      {!isEmailVerified && (
        <p>
          <Button
            kind="secondary"
            isBusy={change.isBusy}
            onClick={() => change.run(() => send(requestEmailVerification, {}), copy.email.sent)}
          >
            {copy.email.action}
          </Button>
        </p>
      )}
    </Card>
  );
}

function PasswordCard({ settings: { email }, change }: CardProps) {
  return (
    <Card title={copy.password.title}>
      <p>{copy.password.why}</p>
      <p>
        <Button
          kind="secondary"
          isBusy={change.isBusy}
          onClick={() =>
            change.run(() => send(requestPasswordReset, { body: { email } }), copy.password.sent)
          }
        >
          {copy.password.action}
        </Button>
      </p>
    </Card>
  );
}
