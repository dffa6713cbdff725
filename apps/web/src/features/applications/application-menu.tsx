import { refusalOf } from '@homeline/client/session/refusal.ts';
import { emailResumeLink } from '@homeline/contract/applications/email-resume-link.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { lazy, Suspense, useState } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from './application.ts';
import './application-menu.css';
import { CANCEL_APPLICATION, RESUME_LINK } from './copy.ts';

const CancelForm = lazy(() => import('./cancel-form.tsx'));

/** Lets the borrower continue later with an emailed link, and withdraw the application until the deed is signed. */
export function ApplicationMenu() {
  const { status, uuid } = useApplication();
  const [isAsking, ask] = useState(false);
  const [isSending, setSending] = useState(false);
  async function emailLink(): Promise<void> {
    setSending(true);
    await send(emailResumeLink, { params: { uuid } }).then(
      () => showToast(RESUME_LINK.sent),
      (error: unknown) => showToast(refusalOf(error).errors?.join(', ') ?? RESUME_LINK.failed, 'ERROR'),
    );
    setSending(false);
  }
  // A decline that may allow other terms moves on by itself.
  const isOver =
    status.kind === 'TERMINAL' || status.step === 'DTI_DECLINE' || status.disclosurelistNotaryComplete;
  if (isOver) return null;
  return (
    <div className="application-menu">
      <Button kind="quiet" isBusy={isSending} onClick={() => void emailLink()}>
        {RESUME_LINK.action}
      </Button>
      <Button kind="quiet" onClick={() => ask(true)}>
        {CANCEL_APPLICATION.open}
      </Button>
      <Dialog isOpen={isAsking} title={CANCEL_APPLICATION.title} onClose={() => ask(false)}>
        <Suspense fallback={<Skeleton />}>
          <CancelForm close={() => ask(false)} />
        </Suspense>
      </Dialog>
    </div>
  );
}
