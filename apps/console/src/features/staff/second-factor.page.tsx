import { createPasskey, supportsPasskeys } from '@homeline/client/accounts/passkeys.ts';
import { TotpCard } from '@homeline/client/accounts/totp-card.tsx';
import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { token } from '@homeline/client/session/token.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { getSignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { Button } from '@homeline/ui/button.tsx';
import { type AlertItem, Alerts } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast, Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { SIGN_IN_PATH, send } from '../../session/client.ts';
import { Gate } from '../../shell/gate.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { staffCopy } from './copy.ts';

const copy = staffCopy.secondFactor;

/** Lets a member of staff add a second factor, which they must sign in with before they may do anything. */
export default function SecondFactorPage() {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<AlertItem>();
  const settings = useQuery({
    queryKey: [getSignInSettings.name],
    queryFn: () => send(getSignInSettings, {}),
    enabled: isSignedIn,
  });
  const change = async (act: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    setAlert(undefined);
    try {
      await act();
      if (done) showToast(done);
      await settings.refetch();
    } catch (error) {
      setAlert(
        error instanceof DOMException
          ? { kind: 'SYSTEM', title: copy.failed, text: copy.unsupported }
          : refusalAlert(error),
      );
    } finally {
      setBusy(false);
    }
  };
  const signInAgain = async () => {
    token.forget();
    await navigate(SIGN_IN_PATH);
  };
  if (!isSignedIn) return <Navigate to={SIGN_IN_PATH} replace />;
  return (
    <Gate heading={copy.heading} why={copy.why}>
      {alert && <Alerts items={[alert]} />}
      {settings.error && <LoadError error={settings.error} />}
      {settings.isPending && <Skeleton />}
      {settings.data && (
        <>
          <TotpCard totp={settings.data.totp} send={send} isBusy={isBusy} change={change} />
          <Card title={copy.passkeyTitle}>
            <p>{copy.passkeyWhy}</p>
            {supportsPasskeys() ? (
              <p>
                <Button
                  kind="secondary"
                  isBusy={isBusy}
                  onClick={() => void change(() => createPasskey(send), copy.passkeyAdded)}
                >
                  {copy.passkey}
                </Button>
              </p>
            ) : (
              <p className="fine-print">{copy.unsupported}</p>
            )}
          </Card>
          {(settings.data.totp.isOn || settings.data.passkeys.length > 0) && (
            <Button onClick={() => void signInAgain()}>{copy.again}</Button>
          )}
        </>
      )}
      <Toasts />
    </Gate>
  );
}
