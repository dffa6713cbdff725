import { PinForm, submitPin } from '@homeline/contract/credit/submit-pin.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PinField } from '@homeline/ui/fields/pin-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useSave } from '../applications/use-save.ts';

const LONGEST_PIN = 10;

/** The PIN that opens a frozen credit file for one lender. */
export function PinPage(page: {
  readonly heading: string;
  readonly why: string;
  readonly alerts?: readonly AlertItem[];
}) {
  const form = useQuestionForm({
    schema: PinForm,
    values: {},
    send: useSave(submitPin),
  });
  return (
    <FormPage form={form} {...page} action="Check again">
      <PinField
        {...form.field('pin', 'PIN')}
        digits={LONGEST_PIN}
        hint="4 to 10 digits, from the letter or e-mail in which the bureau confirmed your freeze."
      />
    </FormPage>
  );
}
