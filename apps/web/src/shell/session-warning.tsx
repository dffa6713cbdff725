import { getProfile } from '@homeline/contract/accounts/get-profile.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { useEffect, useState } from 'react';
import { send } from '../session/client.ts';
import { nowMs } from '../session/clock.ts';
import { endSession } from '../session/end-of-session.ts';
import { useSession } from '../session/use-session.ts';
import { logOut } from './log-out.ts';

/** Two minutes before the session ends: stay, or sign out. What was typed stays either way until one signs out. */
export default function SessionWarning() {
  const { isEnding, endsAtMs } = useSession();
  const [isRenewing, renew] = useState(false);
  async function stay(): Promise<void> {
    renew(true);
    // The answer renews the token; a failure leaves the dialog as it is.
    await send(getProfile, {}).catch(() => undefined);
    renew(false);
  }
  const left = useCountdown(isEnding ? endsAtMs : undefined);
  return (
    <Dialog isOpen={isEnding} title="Are you still there?">
      <p>
        To keep your information safe we will sign you out in{' '}
        <strong className="figures">{clock(left)}</strong>. Your answers are kept.
      </p>
      <div className="question-actions">
        <Button kind="primary" isBusy={isRenewing} onClick={stay}>
          Stay signed in
        </Button>
        <Button kind="secondary" onClick={logOut}>
          Sign out
        </Button>
      </div>
    </Dialog>
  );
}

function useCountdown(endsAtMs: number | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAtMs === undefined) return;
    const tick = () => {
      const leftMs = endsAtMs - nowMs();
      setLeft(Math.max(0, Math.ceil(leftMs / 1000)));
      if (leftMs <= 0) endSession();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return left;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
