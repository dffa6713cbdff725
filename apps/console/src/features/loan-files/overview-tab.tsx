import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Conditions } from './conditions.tsx';
import { Signers } from './signers.tsx';

/** What is open in the file: conditions and the other signers. */
export function OverviewTab({ file }: { readonly file: LoanFile }) {
  return (
    <>
      <Conditions file={file} />
      <Signers file={file} />
    </>
  );
}
