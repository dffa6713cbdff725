import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { fileCopy } from './copy.ts';
import { Sheets } from './sheets.tsx';

/** Income, credit, liens, title, value, identity and money, according to records and providers. */
export function EvidenceTab({ file }: { readonly file: LoanFile }) {
  if (file.evidence.length === 0) return <p>{fileCopy.evidence.none}</p>;
  return <Sheets topics={file.evidence} />;
}
