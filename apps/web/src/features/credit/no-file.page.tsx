import { correctDetails, DetailsForm } from '@homeline/contract/credit/correct-details.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { dayWords } from '../applications/instant-words.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';

/** The bureau has no file of such a person: what is often the reason, to be corrected. */
export default function NoFilePage() {
  const { answers, status } = useApplication();
  const form = useQuestionForm({
    schema: DetailsForm,
    values: { ...answers.profile },
    draft: useDraft('review-app/no-credit'),
    send: useSave(correctDetails),
  });
  const until = status.dueAt && ` Please do it by ${dayWords(status.dueAt)}.`;
  return (
    <FormPage
      form={form}
      heading="Is everything here as the bureau knows you?"
      why={`No credit file was found for these details. A nickname, a former last name or one wrong digit is often the reason.${until ?? ''}`}
      action="Check again"
    >
      <div className="field-row">
        <TextField {...form.field('firstName', 'First name')} autoComplete="given-name" />
        <TextField {...form.field('middleName', 'Middle name')} optional autoComplete="additional-name" />
      </div>
      <div className="field-row">
        <TextField {...form.field('lastName', 'Last name')} autoComplete="family-name" />
        <TextField {...form.field('suffix', 'Suffix')} optional autoComplete="honorific-suffix" />
      </div>
      <DateField {...form.field('dob', 'Date of birth')} isBirthday />
    </FormPage>
  );
}
