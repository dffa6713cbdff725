import { TotpCard } from '@homeline/client/accounts/totp-card.tsx';
import { useSession } from '@homeline/client/session/use-session.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Link, Navigate } from 'react-router';
import { send } from '../../../session/client.ts';
import { BASE, signInPath } from '../../../session/end-of-session.ts';
import { LoadError } from '../../../shell/error-page.tsx';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { TrackingCard } from '../../telemetry/tracking-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { settingsCopy as copy } from './copy.ts';
import { DevicesCard } from './devices-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RefusedSignInsCard } from './refused-sign-ins-card.tsx';
import { EmailCard, PasswordCard } from './sign-in-cards.tsx';
import { ThemeCard } from './theme-card.tsx';
import { SETTINGS_PATH, useChange, useSignInSettings } from './use-sign-in-settings.tsx';
import './settings.css';

/** Shows what a person may set: how we reach them, colors, tracking, how they sign in and where, and the consents they gave. */
export default function SettingsPage() {
  const { isSignedIn } = useSession();
  const settings = useSignInSettings(isSignedIn);
  const change = useChange();
  if (!isSignedIn) return <Navigate to={signInPath(SETTINGS_PATH).slice(BASE.length)} replace />;
  return (
    <Shell>
      {settings.isError ? (
        <LoadError />
      ) : settings.data ? (
        <Page heading={copy.heading} why={copy.why} alerts={change.alerts} hasOwnBack isWide>
          <div className="settings-columns">
            <div className="settings-column">
              <ContactCard />
              <MessagesCard />
              <ThemeCard />
              <TrackingCard />
            </div>
            <div className="settings-column">
              <EmailCard settings={settings.data} change={change} />
              <PasswordCard settings={settings.data} change={change} />
              <TotpCard totp={settings.data.totp} send={send} isBusy={change.isBusy} change={change.run} />
              <PasskeysCard passkeys={settings.data.passkeys} change={change} />
              <RefusedSignInsCard refused={settings.data.refusedSignIns} />
              <DevicesCard devices={settings.data.devices} change={change} />
              <ConsentsCard />
            </div>
          </div>
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
