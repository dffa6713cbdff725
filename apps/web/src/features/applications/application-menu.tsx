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

/** What can be done with an application besides its next step: to withdraw it, until the deed is signed. */
export function ApplicationMenu() {
  const { status } = useApplication();
  const [isAsking, ask] = useState(false);
  const isOver = status.kind === 'TERMINAL' || status.disclosurelistNotaryComplete;
  if (isOver) return null;
  return (
    <div className="application-menu">
      <Button kind="quiet" onClick={() => ask(true)}>
        Cancel application
      </Button>
      <Dialog isOpen={isAsking} title="Cancel your application?" onClose={() => ask(false)}>
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
      <p>
        It ends here and nothing is owed. It cannot be taken up again: you would apply anew. If you only need
        time, just close the page: everything is kept.
      </p>
      {form.alerts.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one at most
        <p key={index} role="alert">
          {text}
        </p>
      ))}
      {form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      <TextField {...form.field('reason', 'What made you decide?')} optional />
      <QuestionActions>
        <Button onClick={close}>Keep my application</Button>
        <Button kind="danger" type="submit" isBusy={form.isBusy}>
          Cancel it
        </Button>
      </QuestionActions>
    </form>
  );
}
