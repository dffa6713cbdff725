import type { ReactNode } from 'react';
import { organisation } from '../organisation.ts';
import { phoneHref } from './phone-href.ts';

/** Links to the lender's phone line. Shows its number unless it has other content. */
export function Phone({ className = 'figures', children }: { className?: string; children?: ReactNode }) {
  const { phoneFormatted } = organisation.orgMetaData.companyInfo;
  return (
<<<<<<< HEAD
    <a className={className} href={`tel:+1${phoneFormatted.replace(/\D/g, '')}`}>
      {children ?? phoneFormatted}
=======
    <a className="figures" href={phoneHref(phoneFormatted)}>
      {phoneFormatted}
>>>>>>> main
    </a>
  );
}
