import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import { listReviews } from '@homeline/contract/reviews/list-reviews.ts';
import { resolveOutcome, SignAgainForm } from '@homeline/contract/reviews/resolve-outcome.ts';
import { isSignatureCall } from '@homeline/domain/workflow/step.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { operationsCopy } from './copy.ts';

const copy = operationsCopy.repairs.signAgain;

type Props = { readonly reference: string; readonly task: string; readonly disabled: boolean };

/** Has somebody sign again what the e-vault certainly doesn't have. Nothing for a call that isn't a signature. */
export function SignAgain({ reference, task, disabled }: Props) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce(send);
  const [isAsking, ask] = useState(false);
  const form = useStaffForm({
    scope: `sign-again.${reference}`,
    schema: SignAgainForm,
    values: { resolution: 'SIGN_AGAIN' },
    async send(body) {
      await sendOnce(resolveOutcome, { params: { reference }, body });
      ask(false);
      showToast(copy.done);
      await queries.invalidateQueries({ queryKey: [listReviews.name] });
    },
  });
  if (!isSignatureCall(task)) return null;
  return (
    <>
      <Button kind="secondary" disabled={disabled} onClick={() => ask(true)}>
        {copy.open}
      </Button>
      <Dialog isOpen={isAsking} title={copy.title} onClose={() => ask(false)}>
        <p>{copy.what}</p>
        <FormCard
          form={form}
          action={copy.open}
          kind="danger"
          also={
            <Button kind="quiet" onClick={() => ask(false)}>
              {copy.cancel}
            </Button>
          }
        >
          <CheckboxField {...form.field('vaultHasNone', copy.none.label)} statement={copy.none.statement} />
          <TextAreaField {...form.field('reason', copy.reason)} />
        </FormCard>
      </Dialog>
    </>
  );
}
