import { verifyEmail } from '@homeline/contract/accounts/email-links.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../../session/client.ts';
import { Page } from '../../../shell/page.tsx';
import { Shell } from '../../../shell/shell.tsx';
import { signInCopy } from './copy.ts';
import { isUnusable, UnusableLink, useLinkToken } from './link-page.tsx';
import { PressToOpen } from './press-to-open.tsx';

const copy = signInCopy.verifyEmail;

/** Confirms an email address with the emailed link. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  const [state, setState] = useState<'READY' | 'DONE' | 'UNUSABLE'>(token ? 'READY' : 'UNUSABLE');
  async function confirm(): Promise<void> {
    await send(verifyEmail, { body: { token } }).then(
      () => setState('DONE'),
      (error: unknown) => {
        if (!isUnusable(error)) throw error;
        setState('UNUSABLE');
      },
    );
  }
  return (
    <Shell>
      {state === 'UNUSABLE' ? (
        <UnusableLink newLink="/dashboard/settings" />
      ) : state === 'DONE' ? (
        <Page heading={copy.done.heading} why={copy.done.why} hasOwnBack>
          <QuestionActions>
            <Link className={buttonClass()} to="/dashboard">
              {copy.done.action}
            </Link>
          </QuestionActions>
        </Page>
      ) : (
        <PressToOpen copy={copy} open={confirm} />
      )}
    </Shell>
  );
}
