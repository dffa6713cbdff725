import { refusalOf } from '@homeline/client/session/refusal.ts';
import { readPasswordLink } from '@homeline/contract/accounts/email-links.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { send } from '../../../session/client.ts';
import { Page } from '../../../shell/page.tsx';
import { signInCopy } from './copy.ts';

const copy = signInCopy.unusable;

/** Returns the one-time token of an emailed link: its fragment, which browsers send to no server. Empty without one. */
export function useLinkToken(): string {
  return useLocation().hash.slice(1);
}

/** Reads the address of the account that the link sets a password for, without using the link. */
export function usePasswordLink(token: string) {
  const [link, setLink] = useState<{ readonly email?: string; readonly isUnusable: boolean }>({
    isUnusable: token === '',
  });
  useEffect(() => {
    if (token === '') return;
    // Without an answer the page continues: the call that sets the password says the same.
    send(readPasswordLink, { body: { token } }).then(
      ({ email }) => setLink({ email, isUnusable: false }),
      (error: unknown) => setLink({ isUnusable: isUnusable(error) }),
    );
  }, [token]);
  return link;
}

/** Returns whether a link has expired or was used. */
export function isUnusable(error: unknown): boolean {
  return refusalOf(error).code === 'LINK_UNUSABLE';
}

/** Says that a link no longer works, and leads to a new one. */
export function UnusableLink({ newLink }: { newLink: string }) {
  return (
    <Page heading={copy.heading} why={copy.why} hasOwnBack>
      <QuestionActions>
        <Link className={buttonClass()} to={newLink}>
          {copy.action}
        </Link>
        <Link className={buttonClass('secondary')} to="/auth/login">
          {signInCopy.backToSignIn}
        </Link>
      </QuestionActions>
    </Page>
  );
}
