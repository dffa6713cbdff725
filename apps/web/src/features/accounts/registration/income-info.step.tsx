import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { FormPage } from '../../../form/form-page.tsx';
import { accountsCopy } from '../copy.ts';
import { IncomeFields } from './income-fields.tsx';
import { draftKey } from './registration-answers.ts';
import { askedOf } from './registration-steps.ts';
import type { StepProps } from './step-props.ts';

const words = accountsCopy.registration['income-info'];

const DRAFT: Draft = { key: draftKey('income-info') };

export function IncomeInfo({ onNext: goOn, ...page }: StepProps) {
  const form = useForm({
    schema: RegistrationSteps['income-info'],
    values: {},
    relevant: (typed) => askedOf('income-info', typed),
    draft: DRAFT,
    send: async () => goOn(),
  });
  return (
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <IncomeFields form={form} />
    </FormPage>
  );
}
