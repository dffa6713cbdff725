import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import type { EmploymentType } from '@homeline/domain/facts/application.facts.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../../form/form-page.tsx';
import { useQuestionForm } from '../../../form/use-question-form.ts';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const EMPLOYMENT: readonly { value: EmploymentType; label: string }[] = [
  { value: 'FULL_TIME', label: 'Employed full time' },
  { value: 'PART_TIME', label: 'Employed part time' },
  { value: 'SELF_EMPLOYED', label: 'Self-employed' },
  { value: 'RETIRED', label: 'Retired' },
  { value: 'SEPARATE_MAINTENANCE_PAYMENTS', label: 'Alimony or separate maintenance' },
  { value: 'UNEMPLOYED', label: 'Not employed' },
];

const HAVE_EMPLOYER: readonly (EmploymentType | undefined)[] = ['FULL_TIME', 'PART_TIME'];

const DRAFT = { key: draftKey('income-info') };

export function IncomeInfo({ goOn, ...page }: StepProps) {
  const form = useQuestionForm({
    schema: RegistrationSteps['income-info'],
    values: {},
    draft: DRAFT,
    send: async () => goOn(),
  });
  const income = form.field('monthlyGrossCents', 'Monthly income before taxes');
  return (
    <FormPage
      form={form}
      {...page}
      heading="What is your income?"
      why="It decides how much you can borrow. You will confirm it later by linking its source."
    >
      <SelectField {...form.field('employmentType', 'Where it comes from')} options={EMPLOYMENT} />
      {HAVE_EMPLOYER.includes(form.value('employmentType')) && (
        <TextField {...form.field('employerName', 'Employer')} optional autoComplete="organization" />
      )}
      <MoneyField
        {...income}
        value={income.value as Cents | undefined}
        hint="All of it together. You need not count alimony, child support or separate maintenance unless you want it considered."
      />
    </FormPage>
  );
}
