import { useSession } from '@homeline/client/session/use-session.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link, Navigate, useSearchParams } from 'react-router';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { oauthReturn } from '../../session/oauth-return.ts';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { bankCopy } from './copy.ts';

const copy = bankCopy.oauth;

/** Where a bank that signs people in itself returns them: leads back to the application and step that left for it. */
export default function PlaidOauthSuccessPage() {
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  const state = query.get('oauth_state_id');
  const opened = oauthReturn.read();
  if (!isSignedIn) {
    const here = `${BASE}/plaid-oauth-success${state ? `?${new URLSearchParams({ oauth_state_id: state })}` : ''}`;
    return <Navigate to={signInPath(here).slice(BASE.length)} replace />;
  }
  if (opened) return <Navigate to={stepUrl(opened.application, opened.step, state)} replace />;
  return (
    <Shell>
      <Page hasOwnBack heading={copy.heading} why={copy.why}>
        <QuestionActions>
          <Link className={buttonClass()} to="/dashboard">
            {copy.action}
          </Link>
        </QuestionActions>
      </Page>
    </Shell>
  );
}

function stepUrl(application: string, step: string, state: string | null): string {
  const [page, query] = step.split('?');
  const given = new URLSearchParams(query);
  if (state) given.set('oauth_state_id', state);
  return `/${application}/${page}${given.size > 0 ? `?${given}` : ''}`;
}
