import { cancelApplication } from '@homeline/contract/applications/cancel-application.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { CANCEL_APPLICATION } from './copy.ts';

/** Withdraws the application, with a reason if the borrower gives one. */
export default function CancelForm({ close }: { close: () => void }) {
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
