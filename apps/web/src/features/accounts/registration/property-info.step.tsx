import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import type { StateCode } from '@homeline/domain/states/us-states.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { lazy, Suspense, useState } from 'react';
import { FormPage } from '../../../form/form-page.tsx';
import { useLicensedStates } from '../../../shell/lender-data.ts';
import { ApplicationDisclosures } from '../../disclosures/application-disclosures.tsx';
import { HomeAddressFields } from '../../property/home-address-fields.tsx';
import { accountsCopy } from '../copy.ts';
import { rememberOpened } from './origin.ts';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

/** Few people see it, so the others don't load it. */
const NotLicensed = lazy(() => import('./not-licensed.tsx'));

const words = accountsCopy.registration['property-info'];

const DRAFT: Draft = { key: draftKey('property-info') };

export function PropertyInfo({ onNext: goOn, ...page }: StepProps) {
  const licensed = useLicensedStates();
  const [refused, refuse] = useState<StateCode>();
  const form = useForm({
    schema: RegistrationSteps['property-info'],
    values: {},
    draft: DRAFT,
    send: async ({ state }) => {
      const isLicensed = licensed?.some(({ abbrev }) => abbrev === state) ?? true;
      if (isLicensed) goOn();
      else refuse(state);
    },
  });
  if (refused)
    return (
      <Suspense>
        <NotLicensed state={refused} tryAnother={() => refuse(undefined)} />
      </Suspense>
    );
  return (
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <HomeAddressFields form={form} />
      <ChoiceField {...form.field('occupancy', words.occupancy)} choices={words.occupancies} />
      <ApplicationDisclosures onOpen={rememberOpened} />
    </FormPage>
  );
}
