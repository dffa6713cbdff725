import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Link, useNavigate } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { ClosedPage } from '../organisations/closed-page.tsx';
import { accountsCopy } from './copy.ts';
import { laterAccountsCopy } from './deferred-copy.ts';
import { Promises } from './registration/assurances.tsx';
import { isReferred } from './registration/origin.ts';
import { draftKey, rememberContact } from './registration/registration-answers.ts';
import { stepPath } from './registration/step-props.ts';

const words = laterAccountsCopy.setup;

const DRAFT: Draft = { key: draftKey('contact-info') };

/** The first page for an invited person. Takes email and phone, so that the registration skips them. */
export default function AccountSetupPage() {
  const navigate = useNavigate();
  const form = useForm({
    schema: RegistrationSteps['contact-info'],
    values: {},
    draft: DRAFT,
    send: async (contact) => {
      rememberContact(contact);
      await navigate(stepPath('property-info'));
    },
  });
  const closed = whyClosed(organisation.orgMetaData, { isReferred: isReferred() });
  if (closed) return <ClosedPage why={closed} />;
  return (
    <Shell aside={<Promises />}>
      <FormPage form={form} heading={words.heading} why={words.why}>
        <TextField
          {...form.field('email', accountsCopy.contact.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PhoneField {...form.field('phone', accountsCopy.contact.phone)} />
        <p className="fine-print">
          {words.haveAccount} <Link to="/auth/login">{words.signIn}</Link>
        </p>
      </FormPage>
    </Shell>
  );
}
