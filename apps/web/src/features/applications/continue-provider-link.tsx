import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { oauthReturn } from '../../session/oauth-return.ts';
import { Page } from '../../shell/page.tsx';
import { useApplication } from './application.ts';

type ContinueProviderLinkProps = {
  readonly heading: string;
  readonly why: string;
  /** The bank's `oauth_state_id`, which tells the provider whose sign-in it was. */
  readonly state: string;
};

/** Returns the borrower from a bank's own sign-in page to the provider's link page that sent them there. */
export function ContinueProviderLink({ heading, why, state }: ContinueProviderLinkProps) {
  const { uuid } = useApplication();
  const { pathname } = useLocation();
  const opened = oauthReturn.read();
  const to = opened?.application === uuid ? new URL(opened.linkToken) : undefined;
  to?.searchParams.set('oauth_state_id', state);
  const href = to?.href;
  useEffect(() => {
    if (href) window.location.replace(href);
  }, [href]);
  // If the link was opened for another application or in another browser, start over.
  if (!href) return <Navigate to={pathname} replace />;
  return (
    <Page heading={heading} why={why}>
      <Skeleton />
    </Page>
  );
}
