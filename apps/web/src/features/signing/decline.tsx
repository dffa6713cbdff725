import { useForm } from '@homeline/client/form/use-form.ts';
import { DECLINE_REASONS, DeclineForm } from '@homeline/domain/facts/decline.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import type * as z from 'zod';
import { signingCopy } from './copy.ts';

const copy = signingCopy.decline;

type Given = z.infer<typeof DeclineForm>;
type Props = {
  /** What follows, and who is told. */
  readonly what: string;
  readonly decline: (given: Given) => Promise<unknown>;
};

/** A way out for somebody who doesn't want to sign: asks why, and says what follows before anything is sent. */
export function Decline(props: Props) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => ask(true)}>
        {copy.open}
      </Button>
      <Dialog isOpen={isAsking} title={copy.title} onClose={() => ask(false)}>
        <Reasons {...props} close={() => ask(false)} />
      </Dialog>
    </>
  );
}

/** Not a form element: it stands within the form of the page. */
function Reasons({ what, decline, close }: Props & { readonly close: () => void }) {
  const form = useForm({ schema: DeclineForm, values: {}, scope: 'decline', send: decline });
  return (
    <div className="fields">
      <p>{what}</p>
      {form.alerts.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one at most
        <p key={index} role="alert">
          {text ?? title}
        </p>
      ))}
      {form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      <ChoiceField
        {...form.field('reason', copy.reason)}
        choices={DECLINE_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
      />
      <TextAreaField {...form.field('statedReason', copy.words)} hint={copy.wordsHint} optional />
      <QuestionActions>
        <Button kind="secondary" onClick={close}>
          {copy.keep}
        </Button>
        <Button kind="danger" isBusy={form.isBusy} onClick={() => void form.submit()}>
          {copy.action}
        </Button>
      </QuestionActions>
    </div>
  );
}
