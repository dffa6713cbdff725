import { retryIncome } from '@homeline/contract/income/retry-income.ts';
import { sendPaystubs } from '@homeline/contract/income/send-paystubs.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';

/** Pay stubs, sent as files. */
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
      heading="Please send your latest pay stubs"
      why="An underwriter compares them with the income that you stated, usually within one business day."
      action="Send"
      also={<UndoChoiceButton act={chooseAgain}>Choose another way</UndoChoiceButton>}
    >
      <UploadField
        {...form.field('documents', 'Pay stubs')}
        uploads={uploads}
        hint="PDF, JPEG or PNG, not older than 30 days. They must show your name, your employer and what you earned this year so far."
      />
    </FormPage>
  );
}
