import { organisation } from '@homeline/client/organisation.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import type { ReactNode } from 'react';
import { useTabTitle } from './page.tsx';
import './shell.css';

type GateProps = { readonly heading: string; readonly why?: string; readonly children: ReactNode };

/** The frame of the pages before the console: one narrow column under the lender's logo. */
export function Gate({ heading, why, children }: GateProps) {
  const { orgBrand, orgCode } = organisation;
  useTabTitle(heading);
  return (
    <main className="gate">
      <img
        src={organisationFilePath(orgCode, orgBrand.logo.file)}
        width={orgBrand.logo.widthPx}
        height={orgBrand.logo.heightPx}
        alt={orgBrand.name}
      />
      <h1>{heading}</h1>
      {why && <p>{why}</p>}
      {children}
    </main>
  );
}
