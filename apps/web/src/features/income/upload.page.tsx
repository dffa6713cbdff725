import { retryIncome } from '@homeline/contract/income/retry-income.ts';
import { sendPaystubs } from '@homeline/contract/income/send-paystubs.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useSave } from '../applications/use-save.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { incomeCopy } from './copy.ts';

const copy = incomeCopy.paystubs;

/** Takes pay stubs as files. */
export default function PaystubsPage() {
  const uploads = useUploads('income/upload', 'USER_UPLOADED_PAYSTUB');
  const chooseAgain = useSave(retryIncome);
  const form = useStepForm({
    call: sendPaystubs,
    schema: sendPaystubs.body!,
    values: {},
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      also={<UndoChoiceButton act={chooseAgain}>{copy.another}</UndoChoiceButton>}
    >
      <UploadField {...form.field('documents', copy.documents)} uploads={uploads} hint={copy.hint} />
    </FormPage>
  );
}
