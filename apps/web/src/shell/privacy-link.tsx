import { organisation } from '@homeline/client/organisation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shellCopy } from './copy.ts';

/** Links to our privacy page, or to the lender's policy on another website, which opens in a new tab and keeps the page and its answers. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  const { privacyPolicyUrl, privacyLinkIsExternal } = organisation.orgMetaData.footer;
  if (!privacyLinkIsExternal) return <Link to="/privacy">{children}</Link>;
  return (
    <a href={privacyPolicyUrl} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden-visually"> {shellCopy.page.newTab}</span>
    </a>
  );
}
