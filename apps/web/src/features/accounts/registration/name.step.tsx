import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../../form/form-page.tsx';
import { accountsCopy } from '../copy.ts';
import { comesFromPartner } from './origin.ts';
import { draftKey, rememberMembership, typedMembership } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const words = accountsCopy.registration.name;

const DRAFT: Draft = { key: draftKey('name'), notKept: ['membershipNumber'] };

export function Name({ onNext: goOn, ...page }: StepProps) {
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
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <TextField {...form.field('firstName', words.firstName)} autoComplete="given-name" />
      <TextField {...form.field('middleName', words.middleName)} optional autoComplete="additional-name" />
      <div className="field-row">
        <TextField {...form.field('lastName', words.lastName)} autoComplete="family-name" />
        <TextField {...form.field('suffix', words.suffix)} optional autoComplete="honorific-suffix" />
      </div>
      {comesFromPartner() && (
        <TextField
          {...form.field('membershipNumber', words.membershipNumber)}
          optional
          autoComplete="off"
          spellCheck={false}
          hint={words.membershipHint}
        />
      )}
    </FormPage>
  );
}
