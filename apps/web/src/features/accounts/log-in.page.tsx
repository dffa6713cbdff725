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

const ENDED: AlertItem = {
  kind: 'DECISION',
  tone: 'CAUTION',
  title: 'Your session has ended',
  text: 'We signed you out to keep your information safe. What you typed is kept in this tab: sign in and you come back to the same page.',
};

/** Signing in. Whoever was sent here comes back to where they were. */
export default function LogInPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({
    schema: logIn.body!,
    values: {},
    explain: (error) => {
      const { errors } = refusalOf(error);
      return errors && { kind: 'SYSTEM', title: 'We could not sign you in', text: errors.join(', ') };
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
        action="Sign in"
        heading="Welcome back"
        why="Sign in to go on where you left off."
        alerts={query.has('ended') ? [ENDED] : []}
      >
        <TextField
          {...form.field('email', 'E-mail address')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField {...form.field('password', 'Password')} autoComplete="current-password" />
        <p>
          New to {organisation.orgMetaData.companyInfo.companyNameShort}?{' '}
          <Link to="/register">Apply now</Link>. Need help?{' '}
          <Link to="/register/support">Talk to a person</Link>.
        </p>
      </FormPage>
    </Shell>
  );
}

function pathAfter(redirectUrl: string | null): string {
  const isOurs = redirectUrl !== null && isAllowedRedirect(redirectUrl) && redirectUrl.startsWith(`${BASE}/`);
  return isOurs ? redirectUrl.slice(BASE.length) : '/dashboard';
}
