import { correctDetails, DetailsForm } from '@homeline/contract/credit/correct-details.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { dayWords } from '../applications/format-instant.ts';
import { creditCopy } from './copy.ts';

const words = creditCopy.noFile;

/** Lets the borrower correct their details where the bureau found no file for them. */
export default function NoFilePage() {
  const { answers, status } = useApplication();
  const form = useStepForm({
    call: correctDetails,
    schema: DetailsForm,
    values: { ...answers.profile },
  });
  return (
    <FormPage
      form={form}
      heading={words.heading}
      why={words.why(status.dueAt && dayWords(status.dueAt))}
      action={words.action}
    >
      <div className="field-row">
        <TextField {...form.field('firstName', words.fields.firstName)} autoComplete="given-name" />
        <TextField
          {...form.field('middleName', words.fields.middleName)}
          optional
          autoComplete="additional-name"
        />
      </div>
      <div className="field-row">
        <TextField {...form.field('lastName', words.fields.lastName)} autoComplete="family-name" />
        <TextField {...form.field('suffix', words.fields.suffix)} optional autoComplete="honorific-suffix" />
      </div>
      <DateField {...form.field('dob', words.fields.dob)} isBirthday />
    </FormPage>
  );
}
