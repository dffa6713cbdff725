import { refusalOf } from '@homeline/client/session/refusal.ts';
import { signInWithLink } from '@homeline/contract/accounts/email-links.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../../session/client.ts';
import { enter } from '../../../session/enter.ts';
import { Shell } from '../../../shell/shell.tsx';
import { pathAfterSignIn } from './after-sign-in.ts';
import { CodeForm } from './code-form.tsx';
import { signInCopy } from './copy.ts';
import { isUnusable, UnusableLink, useLinkToken } from './link-page.tsx';
import { PressToOpen } from './press-to-open.tsx';

/** Signs in with the emailed link. */
export default function SignInLinkPage() {
  const navigate = useNavigate();
  const token = useLinkToken();
  const [state, setState] = useState<'READY' | 'NEEDS_CODE' | 'UNUSABLE'>(token ? 'READY' : 'UNUSABLE');
  async function signIn(code?: string): Promise<void> {
    const { jwt, redirectUrl } = await send(signInWithLink, { body: { token, code } });
    enter(jwt);
    await navigate(pathAfterSignIn(redirectUrl ?? null), { replace: true });
  }
  const open = (code?: string) =>
    signIn(code).catch((error: unknown) => {
      if (isUnusable(error)) setState('UNUSABLE');
      else if (refusalOf(error).code === 'SECOND_FACTOR_REQUIRED') setState('NEEDS_CODE');
      else throw error;
    });
  return (
    <Shell>
      {state === 'UNUSABLE' ? (
        <UnusableLink newLink="/auth/email-link" />
      ) : state === 'NEEDS_CODE' ? (
        <CodeForm signIn={open} />
      ) : (
        <PressToOpen copy={signInCopy.openLink} open={() => open()} />
      )}
    </Shell>
  );
}
