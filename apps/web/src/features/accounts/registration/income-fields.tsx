import type { Form } from '@homeline/client/form/use-form.ts';
import type { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { hasEmployer, isTimeLimited } from '@homeline/domain/facts/employment.ts';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import type * as z from 'zod';
import { accountsCopy } from '../copy.ts';

const words = accountsCopy.income;

type StatedIncome = z.input<(typeof RegistrationSteps)['income-info']>;

/** The fields of the stated income. Its source decides which others show. */
export function IncomeFields({ form }: { form: Pick<Form<StatedIncome>, 'field' | 'value'> }) {
  return (
    <>
      <SelectField {...form.field('employmentType', words.employmentType)} options={words.employments} />
      {hasEmployer(form.value('employmentType')) && (
        <TextField {...form.field('employerName', words.employerName)} optional autoComplete="organization" />
      )}
      {isTimeLimited(form.value('employmentType')) && (
        <>
          <NumberField {...form.field('monthsReceived', words.monthsReceived)} />
          <NumberField
            {...form.field('monthsRemaining', words.monthsRemaining)}
            hint={words.monthsRemainingHint}
          />
        </>
      )}
      <MoneyField {...form.field('monthlyGrossCents', words.monthlyGross)} hint={words.monthlyGrossHint} />
    </>
  );
}
