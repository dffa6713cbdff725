import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { useState } from 'react';
import { FormPage } from '../../../form/form-page.tsx';
import { useForm } from '../../../form/use-form.ts';
import { ForSale } from './for-sale.tsx';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const CHOICES = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes, it is for sale' },
];

const DRAFT = { key: draftKey('sale-status') };

export function SaleStatus({ goOn, ...page }: StepProps) {
  const [isForSale, refuse] = useState(false);
  const form = useForm({
    schema: RegistrationSteps['sale-status'],
    values: {},
    draft: DRAFT,
    send: async ({ listedForSale }) => (listedForSale ? refuse(true) : goOn()),
  });
  if (isForSale) return <ForSale goBack={() => refuse(false)} />;
  return (
    <FormPage
      form={form}
      {...page}
      heading="Is the home listed for sale?"
      why="A line of credit stays with the home, so we ask before going further."
    >
      <ChoiceField
        {...form.field('listedForSale', 'Listed for sale')}
        choices={CHOICES}
        hint="Or was it within the last 60 days?"
      />
    </FormPage>
  );
}
