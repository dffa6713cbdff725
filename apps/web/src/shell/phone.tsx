import { organisation } from '@homeline/client/organisation.ts';
import type { ReactNode } from 'react';
import { phoneHref } from './phone-href.ts';

/** Links to the lender's phone line. Shows its number unless it has other content. */
export function Phone({ className = 'figures', children }: { className?: string; children?: ReactNode }) {
  const { phoneFormatted } = organisation.orgMetaData.companyInfo;
  return (
    <a className={className} href={phoneHref(phoneFormatted)}>
      {children ?? phoneFormatted}
    </a>
  );
}
