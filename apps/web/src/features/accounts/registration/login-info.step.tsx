import { useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { isOwnAddress, OWN_ADDRESS_MESSAGE } from '@homeline/contract/accounts/password.ts';
import { RegistrationSteps, register } from '@homeline/contract/accounts/register.ts';
import { TEXT_CONSENT } from '@homeline/domain/notifications/text-consent.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormPage } from '../../../form/form-page.tsx';
import { send } from '../../../session/client.ts';
import { PrivacyLink } from '../../../shell/privacy-link.tsx';
import { ApplicationDisclosures } from '../../disclosures/application-disclosures.tsx';
import { accountsCopy } from '../copy.ts';
import { NewPasswordField, type PasswordOwner } from '../new-password-field.tsx';
import { rememberOpened } from './origin.ts';
import { forgetRegistration, readTyped, registrationOf } from './registration-answers.ts';
import { STEPS, type TypedAnswers } from './registration-steps.ts';
import { type StepProps, stepPath } from './step-props.ts';

const words = accountsCopy.registration['login-info'];

const Login = RegistrationSteps['login-info'].refine(
  ({ password }) => !isOwnAddress(password, String(readTyped()['contact-info']?.['email'])),
  { path: ['password'], error: OWN_ADDRESS_MESSAGE },
);

/** Not in the first page's scripts. */
const loadEntrance = () => import('../../../session/enter.ts');

/** The last step. Sends every answer in one call, which creates the account and the application. */
export function LoginInfo({ onNext: _, ...page }: StepProps) {
  const navigate = useNavigate();
  // A browser never tries a failed script again, so it comes before the server can go away.
  useEffect(() => void loadEntrance().catch(() => undefined), []);
  const form = useForm({
    schema: Login,
    values: {},
    explain: explainRefusal,
    send: async ({ password }) => {
      // Before the call, so that nobody is registered without a session.
      const { enter } = await loadEntrance();
      const body = { ...registrationOf(readTyped(), password), textVersion: TEXT_CONSENT.version };
      const { jwt, applicationUuid } = await send(register, { body });
      forgetRegistration();
      enter(jwt);
      await navigate(`/${applicationUuid}`, { replace: true });
    },
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  return (
    <FormPage form={form} {...page} action={words.action} heading={words.heading} why={words.why}>
      <NewPasswordField
        field={form.field('password', words.password)}
        hint={words.hint}
        owner={ownerOf(readTyped())}
        isAddressKnown
      />
      <ApplicationDisclosures onOpen={rememberOpened} />
      <p className="fine-print">
        {words.agree.before(companyNameShort)}{' '}
        <a href={organisation.orgMetaData.footer.termsOfUseUrl}>{words.agree.terms}</a> {words.agree.between}{' '}
        <PrivacyLink>{words.agree.privacy}</PrivacyLink>. {words.agree.after}
      </p>
    </FormPage>
  );
}

function ownerOf({
  name = {},
  'property-info': home = {},
  'contact-info': contact = {},
}: TypedAnswers): PasswordOwner {
  const known = [name['firstName'], name['middleName'], name['lastName'], home['street1'], home['city']];
  const names = [...known, home['zip']].map((part) => String(part ?? ''));
  return { names, email: String(contact['email'] ?? '') };
}

function explainRefusal(error: unknown): AlertItem | undefined {
  const refusal = refusalOf(error);
  if (refusal.code === 'IDENTITY_EXISTS') {
    return {
      kind: 'DECISION',
      title: words.exists.title,
      text: words.exists.text,
      action: <Link to="/auth/login">{words.exists.action}</Link>,
    };
  }
  const [wrong, message] = Object.entries(refusal.fields ?? {})[0] ?? [];
  const at = STEPS.find(({ step }) => wrong !== undefined && wrong in RegistrationSteps[step].shape);
  return at && message
    ? {
        kind: 'DECISION',
        title: accountsCopy.progress.groups[at.group],
        text: message,
        action: <Link to={stepPath(at.step)}>{words.change}</Link>,
      }
    : undefined;
}
