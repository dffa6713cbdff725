import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { AboutFile } from './about-file.tsx';
import { Conditions } from './conditions.tsx';
import { Latest } from './latest.tsx';
import { Signers } from './signers.tsx';
import { SigningTurns } from './signing-turns.tsx';

/** Shows the file's conditions and other signers, what happened last, and the borrower's details. */
export function OverviewTab({ file }: { readonly file: LoanFile }) {
  return (
    <>
      <Conditions file={file} />
      <SigningTurns file={file} />
      <Signers file={file} />
      <Latest uuid={file.uuid} />
      <AboutFile file={file} />
    </>
  );
}
