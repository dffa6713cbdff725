import { retryIncome } from '@homeline/contract/income/retry-income.ts';
import { sendPaystubs } from '@homeline/contract/income/send-paystubs.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { incomeCopy } from './copy.ts';

const copy = incomeCopy.paystubs;

/** Takes pay stubs as files. */
export default function PaystubsPage() {
  const uploads = useUploads('income/upload', 'USER_UPLOADED_PAYSTUB');
  const chooseAgain = useSave(retryIncome);
  const form = useQuestionForm({
    schema: sendPaystubs.body!,
    values: {},
    draft: useDraft('income/upload'),
    send: useSave(sendPaystubs),
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
