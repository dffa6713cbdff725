import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { nowMs } from '@homeline/client/session/clock.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { CivilDateSchema, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { isOldEnough, tooYoungMessage } from '@homeline/domain/states/age-of-majority.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { useMemo } from 'react';
import { FormPage } from '../../../form/form-page.tsx';
import { accountsCopy } from '../copy.ts';
import { draftKey, readTyped } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const words = accountsCopy.registration.birthdate;

/** The birthdate of someone old enough to borrow on a home in a state. */
function birthdateIn(state: string) {
  const today = civilDateIn(organisation.orgMetaData.timeZone, nowMs());
  return RegistrationSteps.birthdate.refine(
    // The schema already reports what is not a date.
    ({ dob }) => !CivilDateSchema.safeParse(dob).success || isOldEnough(civilDate(dob), today, state),
    { path: ['dob'], error: tooYoungMessage(state) },
  );
}

const DRAFT: Draft = { key: draftKey('birthdate') };

export function BirthdateStep({ onNext: goOn, ...page }: StepProps) {
  const schema = useMemo(() => birthdateIn(String(readTyped()['property-info']?.['state'] ?? '')), []);
  const form = useForm({ schema, values: {}, draft: DRAFT, send: async () => goOn() });
  return (
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <DateField {...form.field('dob', words.dob)} isBirthday hint={words.hint} />
    </FormPage>
  );
}
