import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Link, useNavigate } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useForm } from '../../form/use-form.ts';
import { Shell } from '../../shell/shell.tsx';
import { Promises } from './registration/promises.tsx';
import { draftKey, rememberContact } from './registration/registration-answers.ts';
import { stepPath } from './registration/step-props.ts';

const DRAFT = { key: draftKey('contact-info') };

/** Where someone begins who was invited: e-mail and phone first, so that the registration does not ask for them again. */
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
  return (
    <Shell aside={<Promises />}>
      <FormPage
        form={form}
        heading="Let’s set up your account"
        why="Tell us how to reach you, then answer a few questions about your home and income."
      >
        <TextField
          {...form.field('email', 'E-mail address')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PhoneField {...form.field('phone', 'Mobile phone')} />
        <p className="fine-print">
          Already have an account? <Link to="/auth/login">Sign in</Link>
        </p>
      </FormPage>
    </Shell>
  );
}
