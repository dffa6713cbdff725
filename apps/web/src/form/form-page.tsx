import type { Form } from '@homeline/client/form/use-form.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { type ReactNode, useEffect } from 'react';
import { shellCopy } from '../shell/copy.ts';
import { Page } from '../shell/page.tsx';

type FormPageProps<Input extends object> = {
  readonly form: Form<Input>;
  readonly heading: string;
  readonly why?: ReactNode;
  readonly above?: ReactNode;
  /** Where Back leads or what it does; by default on an application's page, to the previous page. */
  readonly back?: string | (() => void) | undefined;
  readonly action?: string;
  /** Secondary once something below leads on. */
  readonly actionKind?: 'primary' | 'secondary';
  /** Whether the fields hold the primary button. */
  readonly hasOwnAction?: boolean;
  readonly alerts?: readonly AlertItem[];
  readonly isWide?: boolean;
  /** Shown beside the primary button. */
  readonly also?: ReactNode;
  /** Shown after the buttons: what the form was sent for. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
};

/** A page with a form: Back, heading, reason, problems, fields, and one primary button. */
export function FormPage<Input extends object>(props: FormPageProps<Input>) {
  const { form, action = shellCopy.page.next, actionKind = 'primary', ...shown } = props;
  const { alerts = [], hasOwnAction = false, also, below, children, ...page } = shown;
  const [refusal] = form.alerts;
  useEffect(() => {
    if (refusal) document.querySelector('.alerts')?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  return (
    <Page
      {...page}
      alerts={[...form.alerts, ...alerts]}
      summary={form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
    >
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {children}
        <QuestionActions>
          {!hasOwnAction && (
            <Button type="submit" kind={actionKind} isBusy={form.isBusy}>
              {action}
            </Button>
          )}
          {also}
        </QuestionActions>
      </form>
      {below}
    </Page>
  );
}
