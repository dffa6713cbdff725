import type { Form } from '@homeline/client/form/use-form.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alerts } from '@homeline/ui/feedback/alert.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import type { ReactNode } from 'react';

type FormCardProps<Input extends object> = {
  readonly form: Form<Input>;
  readonly action: string;
  readonly kind?: 'primary' | 'secondary' | 'danger' | 'caution';
  /** Why the form can't be sent now. */
  readonly disabledReason?: string | undefined;
  /** Beside the button. */
  readonly also?: ReactNode;
  readonly children?: ReactNode;
};

/** A form of the console: problems, fields and a button. In a text area, Ctrl+Enter presses the button. */
export function FormCard<Input extends object>(props: FormCardProps<Input>) {
  const { form, action, kind = 'primary', disabledReason, also, children } = props;
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabledReason) void form.submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || form.isBusy) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <Alerts
        items={form.alerts}
        summary={form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      />
      {children}
      <div className="form-actions">
        <Button type="submit" kind={kind} isBusy={form.isBusy} disabled={disabledReason !== undefined}>
          {action}
        </Button>
        {also}
        {disabledReason && <p className="fine-print">{disabledReason}</p>}
      </div>
    </form>
  );
}
