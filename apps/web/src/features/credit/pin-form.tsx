import { PinForm, submitPin } from '@homeline/contract/credit/submit-pin.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PinField } from '@homeline/ui/fields/pin-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { creditCopy } from './copy.ts';

const LONGEST_PIN = 10;

/** Takes the PIN that opens a frozen credit file for one lender. */
export function PinPage(page: {
  readonly heading: string;
  readonly why: string;
  readonly alerts?: readonly AlertItem[];
}) {
  const form = useStepForm({
    call: submitPin,
    schema: PinForm,
    values: {},
    draft: false,
  });
  return (
    <FormPage form={form} {...page} action={creditCopy.pin.action}>
      <PinField
        {...form.field('pin', creditCopy.pin.label)}
        digits={LONGEST_PIN}
        hint={creditCopy.pin.hint}
      />
    </FormPage>
  );
}
