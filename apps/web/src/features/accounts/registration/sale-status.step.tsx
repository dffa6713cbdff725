import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { lazy, Suspense, useState } from 'react';
import { FormPage } from '../../../form/form-page.tsx';
import { accountsCopy } from '../copy.ts';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

/** Few people see it, so the others don't load it. */
const HomeForSale = lazy(() => import('./home-for-sale.tsx'));

const words = accountsCopy.registration['sale-status'];

const DRAFT: Draft = { key: draftKey('sale-status') };

export function SaleStatus({ onNext: goOn, ...page }: StepProps) {
  const [isForSale, refuse] = useState(false);
  const form = useForm({
    schema: RegistrationSteps['sale-status'],
    values: {},
    draft: DRAFT,
    send: async ({ listedForSale }) => (listedForSale ? refuse(true) : goOn()),
  });
  if (isForSale)
    return (
      <Suspense>
        <HomeForSale goBack={() => refuse(false)} />
      </Suspense>
    );
  return (
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <ChoiceField {...form.field('listedForSale', words.listedForSale)} choices={words.choices} />
    </FormPage>
  );
}
