import { incomeCalls } from '@homeline/contract/income/calls.ts';

import { EmployerContactForm } from '@homeline/domain/facts/income.facts.ts';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { useSave } from '../applications/use-save.ts';
import { useUndoChoice } from '../applications/use-undo-choice.tsx';
import { incomeCopy } from './copy.ts';

const copy = incomeCopy.employer;

/** Asks who at the employer can confirm the income. */
export default function EmployerVerificationPage() {
  const { statedIncome } = useApplication().answers;
  const undo = useUndoChoice(useSave(incomeCalls.retryIncome), copy.another);
  const form = useStepForm({
    call: incomeCalls.saveEmployerContact,
    schema: EmployerContactForm,
    values: { employer: statedIncome?.employerName },
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} {...undo}>
      <TextField {...form.field('employer', copy.fields.employer)} autoComplete="organization" />
      <TextField {...form.field('name', copy.fields.name)} hint={copy.fields.nameHint} autoComplete="off" />
      <PhoneField {...form.field('phone', copy.fields.phone)} />
    </FormPage>
  );
}
