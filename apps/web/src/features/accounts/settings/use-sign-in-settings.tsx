import { refusalOf } from '@homeline/client/session/refusal.ts';
import { getSignInSettings } from '@homeline/contract/accounts/sign-in-settings.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../session/client.ts';
import { BASE } from '../../../session/end-of-session.ts';
import { logOut } from '../../../shell/log-out.ts';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy;

const SETTINGS_KEY = ['sign-in-settings'];

export const SETTINGS_PATH = `${BASE}/dashboard/settings`;

/** Loads how the signed-in person signs in, and their devices. */
export function useSignInSettings(isSignedIn: boolean) {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => send(getSignInSettings, {}),
    enabled: isSignedIn,
    staleTime: 0,
    // They may have changed in another window or on another device.
    refetchOnWindowFocus: 'always',
  });
}

export type Change = {
  readonly isBusy: boolean;
  readonly alerts: readonly AlertItem[];
  /** Makes a change, shows `done` as a toast, and loads the settings again. Returns undefined when refused. */
  readonly run: <T>(act: () => Promise<T>, done?: string) => Promise<T | undefined>;
};

/** Makes one change at a time and shows why it was refused. */
export function useChange(): Change {
  const settings = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<AlertItem>();
  return {
    isBusy,
    alerts: alert ? [alert] : [],
    async run(act, done) {
      setBusy(true);
      setAlert(undefined);
      try {
        const answer = await act();
        if (done) showToast(done);
        await settings.invalidateQueries({ queryKey: SETTINGS_KEY });
        return answer;
      } catch (error) {
        setAlert(alertOf(error));
        window.scrollTo(0, 0);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

function alertOf(error: unknown): AlertItem {
  const { code, errors } = refusalOf(error);
  return {
    kind: 'SYSTEM',
    title: copy.failed,
    text: error instanceof DOMException ? copy.passkeys.failed : (errors?.join(', ') ?? copy.unreachable),
    ...(code === 'SIGN_IN_AGAIN' && {
      action: (
        <Button kind="secondary" onClick={() => void logOut(SETTINGS_PATH)}>
          {copy.signInAgain}
        </Button>
      ),
    }),
  };
}
