import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../../form/form-page.tsx';
import { useForm } from '../../../form/use-form.ts';
import { comesFromPartner, draftKey, rememberMembership, typedMembership } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const DRAFT = { key: draftKey('name'), secrets: ['membershipNumber'] };

export function Name({ goOn, ...page }: StepProps) {
  const form = useForm({
    schema: RegistrationSteps.name,
    values: { membershipNumber: typedMembership() },
    draft: DRAFT,
    send: async ({ membershipNumber = '' }) => {
      rememberMembership(membershipNumber);
      goOn();
    },
  });
  return (
    <FormPage
      form={form}
      {...page}
      heading="What is your name?"
      why="As it stands on your ID: your documents will carry it."
    >
      <TextField {...form.field('firstName', 'First name')} autoComplete="given-name" />
      <TextField {...form.field('middleName', 'Middle name')} optional autoComplete="additional-name" />
      <div className="field-row">
        <TextField {...form.field('lastName', 'Last name')} autoComplete="family-name" />
        <TextField {...form.field('suffix', 'Suffix')} optional autoComplete="honorific-suffix" />
      </div>
      {comesFromPartner() && (
        <TextField
          {...form.field('membershipNumber', 'Membership number')}
          optional
          autoComplete="off"
          spellCheck={false}
          hint="Of your membership with the partner who sent you. A discount for members counts only with it; we may ask them to confirm it."
        />
      )}
    </FormPage>
  );
}
