import { isOwnAddress, NOT_OWN_ADDRESS } from '@homeline/contract/accounts/password.ts';
import { RegistrationSteps, register } from '@homeline/contract/accounts/register.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { Link, useNavigate } from 'react-router';
import { FormPage } from '../../../form/form-page.tsx';
import { useForm } from '../../../form/use-form.ts';
import { organisation } from '../../../organisation.ts';
import { send } from '../../../session/client.ts';
import { enter } from '../../../session/end-of-session.ts';
import { refusalOf } from '../../../session/refusal.ts';
import { forgetRegistration, readTyped, registrationOf } from './registration-answers.ts';
import { STEPS } from './registration-steps.ts';
import { type StepProps, stepPath } from './step-props.ts';

const Login = RegistrationSteps['login-info'].refine(
  ({ password }) => !isOwnAddress(password, String(readTyped()['contact-info']?.['email'])),
  { path: ['password'], error: NOT_OWN_ADDRESS },
);

/** The last question. Everything that was answered goes out in one call, and the application begins. */
export function LoginInfo({ goOn: _, ...page }: StepProps) {
  const navigate = useNavigate();
  const form = useForm({
    schema: Login,
    values: {},
    explain: explainRefusal,
    send: async ({ password }) => {
      const { jwt, applicationUuid } = await send(register, { body: registrationOf(readTyped(), password) });
      forgetRegistration();
      enter(jwt);
      await navigate(`/${applicationUuid}`, { replace: true });
    },
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <FormPage
      form={form}
      {...page}
      action="Create account and continue"
      heading="Choose a password"
      why="With it you can leave and come back: every answer is kept."
    >
      <PasswordField
        {...form.field('password', 'Password')}
        autoComplete="new-password"
        hint="At least 12 characters. A sentence is easier to remember than symbols."
      />
      <p className="fine-print">
        By continuing you agree to {companyNameShort}’s{' '}
        <a href={organisation.orgMetaData.footer.termsOfUseUrl}>terms of use</a> and have read the{' '}
        <a href={organisation.orgMetaData.footer.privacyPolicyUrl}>privacy policy</a>. This does not affect
        your credit.
      </p>
    </FormPage>
  );
}

function explainRefusal(error: unknown): AlertItem | undefined {
  const refusal = refusalOf(error);
  if (refusal.code === 'IDENTITY_EXISTS') {
    return {
      kind: 'DECISION',
      title: 'You already have an account',
      text: 'There is an account with this e-mail address. Sign in, and go on or apply again.',
      action: <Link to="/auth/login">Sign in</Link>,
    };
  }
  const [wrong, message] = Object.entries(refusal.fields ?? {})[0] ?? [];
  const at = STEPS.find(({ step }) => wrong !== undefined && wrong in RegistrationSteps[step].shape);
  return at && message
    ? {
        kind: 'DECISION',
        title: at.name,
        text: message,
        action: <Link to={stepPath(at.step)}>Change it</Link>,
      }
    : undefined;
}
