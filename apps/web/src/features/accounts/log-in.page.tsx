import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { isAllowedRedirect } from '@homeline/domain/people/redirect-url.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { PasswordField } from '@homeline/ui/fields/password-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useForm } from '../../form/use-form.ts';
import { organisation } from '../../organisation.ts';
import { send } from '../../session/client.ts';
import { BASE, enter } from '../../session/end-of-session.ts';
import { refusalOf } from '../../session/refusal.ts';
import { Shell } from '../../shell/shell.tsx';
import { accountsCopy } from './copy.ts';

const words = accountsCopy.logIn;

const ENDED: AlertItem = {
  kind: 'DECISION',
  tone: 'CAUTION',
  ...words.ended,
};

/** Signs in, then returns to the page that sent the person here. */
export default function LogInPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({
    schema: logIn.body!,
    values: {},
    explain: (error) => {
      const { errors } = refusalOf(error);
      return errors && { kind: 'SYSTEM', title: words.failed, text: errors.join(', ') };
    },
    send: async (credentials) => {
      const { jwt } = await send(logIn, { body: credentials });
      enter(jwt);
      await navigate(pathAfter(query.get('redirectUrl')), { replace: true });
    },
  });
  return (
    <Shell>
      <FormPage
        form={form}
        action={words.action}
        heading={words.heading}
        why={words.why}
        alerts={query.has('ended') ? [ENDED] : []}
      >
        <TextField
          {...form.field('email', accountsCopy.contact.email)}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField {...form.field('password', words.password)} autoComplete="current-password" />
        <p>
          {words.newTo(organisation.orgMetaData.companyInfo.companyNameShort)}{' '}
          <Link to="/register">{words.apply}</Link>. {words.needHelp}{' '}
          <Link to="/register/support">{words.talk}</Link>.
        </p>
      </FormPage>
    </Shell>
  );
}

function pathAfter(redirectUrl: string | null): string {
  const isOurs = redirectUrl !== null && isAllowedRedirect(redirectUrl) && redirectUrl.startsWith(`${BASE}/`);
  return isOurs ? redirectUrl.slice(BASE.length) : '/dashboard';
}
