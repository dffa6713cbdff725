import { SsnForm, submitSsn } from '@homeline/contract/credit/submit-ssn.ts';
import { SsnField } from '@homeline/ui/fields/ssn-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { useSave } from '../applications/use-save.ts';

/** The bureau could not find the file by name and address: the number finds it. */
export default function SocialPage() {
  const { ssn } = useApplication().answers;
  const form = useQuestionForm({
    schema: SsnForm,
    values: {},
    send: useSave(submitSsn),
  });
  return (
    <FormPage
      form={form}
      heading="What is your social security number?"
      why="The credit bureau did not find your file by name and address; the number finds it. This is still a soft check and does not affect your score."
      action="Check again"
      alerts={
        ssn
          ? [
              {
                kind: 'DECISION',
                title: 'No file was found',
                text: `The bureau has none for the number that ends in ${ssn.last4}. Please check each digit against your card.`,
              },
            ]
          : []
      }
    >
      <SsnField
        {...form.field('ssn', 'Social security number')}
        hint="Nine digits. We keep it encrypted and never show more than its last four."
      />
    </FormPage>
  );
}
