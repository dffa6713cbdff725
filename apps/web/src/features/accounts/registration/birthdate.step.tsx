import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { CivilDateSchema, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { isOldEnough, TOO_YOUNG_MESSAGE } from '@homeline/domain/people/age.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { FormPage } from '../../../form/form-page.tsx';
import { type Draft, useForm } from '../../../form/use-form.ts';
import { nowMs } from '../../../session/clock.ts';
import { accountsCopy } from '../copy.ts';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const words = accountsCopy.registration.birthdate;

const Birthdate = RegistrationSteps.birthdate.refine(
  // The schema already reports what is not a date.
  ({ dob }) =>
    !CivilDateSchema.safeParse(dob).success ||
    isOldEnough(civilDate(dob), civilDateIn('America/Los_Angeles', nowMs())),
  { path: ['dob'], error: TOO_YOUNG_MESSAGE },
);

const DRAFT: Draft = { key: draftKey('birthdate') };

export function BirthdateStep({ onNext: goOn, ...page }: StepProps) {
  const form = useForm({ schema: Birthdate, values: {}, draft: DRAFT, send: async () => goOn() });
  return (
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <DateField {...form.field('dob', words.dob)} isBirthday hint={words.hint} />
    </FormPage>
  );
}
