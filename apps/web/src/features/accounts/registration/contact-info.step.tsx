import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { TEXT_CONSENT } from '@homeline/domain/notifications/text-consent.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../../form/form-page.tsx';
import { accountsCopy } from '../copy.ts';
import { draftKey } from './registration-answers.ts';
import type { StepProps } from './step-props.ts';

const words = accountsCopy.registration['contact-info'];

const DRAFT: Draft = { key: draftKey('contact-info') };

export function ContactInfo({ onNext: goOn, ...page }: StepProps) {
  const form = useForm({
    schema: RegistrationSteps['contact-info'],
    values: {},
    draft: DRAFT,
    send: async () => goOn(),
  });
  return (
    <FormPage form={form} {...page} heading={words.heading} why={words.why}>
      <TextField
        {...form.field('email', accountsCopy.contact.email)}
        hint={accountsCopy.contact.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneField {...form.field('phone', accountsCopy.contact.phone)} />
      <CheckboxField
        {...form.field('takesTexts', accountsCopy.contact.texts)}
        statement={TEXT_CONSENT.text(organisation.orgMetaData.companyInfo.companyNameShort)}
        optional
      />
    </FormPage>
  );
}
