import type { ReactNode } from 'react';
import { organisation } from '../organisation.ts';

/** Links to the lender's privacy policy. A policy on another website opens in a new tab, which keeps the page and its answers. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  const { privacyPolicyUrl, privacyLinkIsExternal } = organisation.orgMetaData.footer;
  if (!privacyLinkIsExternal) return <a href={privacyPolicyUrl}>{children}</a>;
  return (
    <a href={privacyPolicyUrl} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden-visually"> (opens in a new tab)</span>
    </a>
  );
}
