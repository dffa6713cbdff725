import { cancelApplication } from '@homeline/contract/applications/cancel-application.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from './application.ts';
import './application-menu.css';
import { CANCEL_APPLICATION } from './copy.ts';

/** Lets the borrower withdraw the application until the deed is signed. */
export function ApplicationMenu() {
  const { status } = useApplication();
  const [isAsking, ask] = useState(false);
  // A decline that may allow other terms moves on by itself.
  const isOver =
    status.kind === 'TERMINAL' || status.step === 'DTI_DECLINE' || status.disclosurelistNotaryComplete;
  if (isOver) return null;
  return (
    <div className="application-menu">
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
