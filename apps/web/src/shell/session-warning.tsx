import { realMs } from '@homeline/client/session/clock.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useEffect, useState } from 'react';
import { endSession } from '../session/end-of-session.ts';
import { fetchProfile } from '../session/profile.ts';
import { deferredCopy } from './deferred-copy.ts';
import { logOut } from './log-out.ts';

const copy = deferredCopy.sessionEnding;

/** Offers to stay signed in, two minutes before the session ends. Typed answers are kept until the borrower signs out. */
export default function SessionWarning() {
  const { isEnding, endsAtMs } = useSession();
  const [isRenewing, renew] = useState(false);
  async function stay(): Promise<void> {
    renew(true);
    // The answer renews the token; a failure leaves the dialog open.
    await fetchProfile().catch((error: Error) => showToast(error.message, 'ERROR'));
    renew(false);
  }
  const left = useCountdown(isEnding ? endsAtMs : undefined);
  return (
    <Dialog isOpen={isEnding} title={copy.title}>
      <p>
        {copy.why} <strong className="figures">{clock(left)}</strong>. {copy.kept}
      </p>
      <div className="question-actions">
        <Button kind="primary" isBusy={isRenewing} onClick={stay}>
          {copy.stay}
        </Button>
        <Button kind="secondary" onClick={() => void logOut()}>
          {copy.leave}
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
      const leftMs = endsAtMs - realMs();
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
