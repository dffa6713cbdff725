import type { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import type { EmploymentType } from '@homeline/domain/facts/application.facts.ts';
import { hasAnEnd, hasEmployer } from '@homeline/domain/facts/employment.ts';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import type * as z from 'zod';
import type { Form } from '../../../form/use-form.ts';

const EMPLOYMENT: readonly { value: EmploymentType; label: string }[] = [
  { value: 'FULL_TIME', label: 'Employed full time' },
  { value: 'PART_TIME', label: 'Employed part time' },
  { value: 'SELF_EMPLOYED', label: 'Self-employed' },
  { value: 'RETIRED', label: 'Retired' },
  { value: 'SEPARATE_MAINTENANCE_PAYMENTS', label: 'Alimony or separate maintenance' },
  { value: 'UNEMPLOYED', label: 'Not employed' },
];

type StatedIncome = z.input<(typeof RegistrationSteps)['income-info']>;

/** The income as one states it: where it comes from decides what else is asked. */
export function IncomeFields({ form }: { form: Pick<Form<StatedIncome>, 'field' | 'value'> }) {
  return (
    <>
      <SelectField {...form.field('employmentType', 'Where it comes from')} options={EMPLOYMENT} />
      {hasEmployer(form.value('employmentType')) && (
        <TextField {...form.field('employerName', 'Employer')} optional autoComplete="organization" />
      )}
      {hasAnEnd(form.value('employmentType')) && (
        <>
          <NumberField {...form.field('monthsReceived', 'Months you have received it so far')} />
          <NumberField
            {...form.field('monthsRemaining', 'Months it will still be paid')}
            hint="As the agreement or order says."
          />
        </>
      )}
      <MoneyField
        {...form.field('monthlyGrossCents', 'Monthly income before taxes')}
        hint="All of it together. You need not count alimony, child support or separate maintenance unless you want it considered."
      />
    </>
  );
}
