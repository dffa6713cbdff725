import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { CivilDateSchema, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { isOldEnough, TOO_YOUNG_MESSAGE } from '@homeline/domain/people/age.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { FormPage } from '../../../form/form-page.tsx';
import { useForm } from '../../../form/use-form.ts';
import { nowMs } from '../../../session/clock.ts';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const Birthdate = RegistrationSteps.birthdate.refine(
  // What is no day has been complained of already.
  ({ dob }) =>
    !CivilDateSchema.safeParse(dob).success ||
    isOldEnough(civilDate(dob), civilDateIn('America/Los_Angeles', nowMs())),
  { path: ['dob'], error: TOO_YOUNG_MESSAGE },
);

const DRAFT = { key: draftKey('birthdate') };

export function BirthdateStep({ goOn, ...page }: StepProps) {
  const form = useForm({ schema: Birthdate, values: {}, draft: DRAFT, send: async () => goOn() });
  return (
    <FormPage
      form={form}
      {...page}
      heading="When were you born?"
      why="It helps the credit bureau find the right file, and the law asks us to check it."
    >
      <DateField {...form.field('dob', 'Date of birth')} isBirthday hint="For example 09 24 1975" />
    </FormPage>
  );
}
