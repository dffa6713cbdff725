import { refusalOf } from '@homeline/client/session/refusal.ts';
import { cancelApplication } from '@homeline/contract/applications/cancel-application.ts';
import { emailResumeLink } from '@homeline/contract/applications/email-resume-link.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useStepForm } from '../../form/use-step-form.ts';
import { send } from '../../session/client.ts';
import { useApplication } from './application.ts';
import './application-menu.css';
import { CANCEL_APPLICATION, RESUME_LINK } from './copy.ts';

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
        <CancelForm close={() => ask(false)} />
      </Dialog>
    </div>
  );
}

function CancelForm({ close }: { close: () => void }) {
  const form = useStepForm({
    call: cancelApplication,
    schema: cancelApplication.body!,
    values: {},
    draft: false,
  });
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p>{CANCEL_APPLICATION.why}</p>
      {form.alerts.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one at most
        <p key={index} role="alert">
          {text}
        </p>
      ))}
      {form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      <TextField {...form.field('reason', CANCEL_APPLICATION.reason)} optional />
      <QuestionActions>
        <Button onClick={close}>{CANCEL_APPLICATION.keep}</Button>
        <Button kind="danger" type="submit" isBusy={form.isBusy}>
          {CANCEL_APPLICATION.action}
        </Button>
      </QuestionActions>
    </form>
  );
}
