import { retryIncome } from '@homeline/contract/income/retry-income.ts';
import { EmployerContactForm, saveEmployerContact } from '@homeline/contract/income/save-employer-contact.ts';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';

/** Who at the employer can confirm the income. */
export default function EmployerVerificationPage() {
  const { statedIncome } = useApplication().answers;
  const chooseAgain = useSave(retryIncome);
  const form = useQuestionForm({
    schema: EmployerContactForm,
    values: { employer: statedIncome?.employerName },
    draft: useDraft('income/employer-verification'),
    send: useSave(saveEmployerContact),
  });
  return (
    <FormPage
      form={form}
      heading="Whom may we ask at your employer?"
      why="We only ask whether you work there and what you earn. We do not say what the money is for."
      also={<UndoChoiceButton act={chooseAgain}>Choose another way</UndoChoiceButton>}
    >
      <TextField {...form.field('employer', 'Employer')} autoComplete="organization" />
      <TextField
        {...form.field('name', 'Person or department')}
        hint="For example human resources or payroll"
        autoComplete="off"
      />
      <PhoneField {...form.field('phone', 'Their phone number')} />
    </FormPage>
  );
}
