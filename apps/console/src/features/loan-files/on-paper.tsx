import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';

const copy = fileCopy.onPaper;

/** Who withdrew their consent to electronic records: what follows is mailed to them, since their pages show none of it. */
export function OnPaper({ file: { onPaper } }: { readonly file: LoanFile }) {
  if (onPaper.length === 0) return null;
  return (
    <Card title={copy.heading} tone="sunken">
      {onPaper.map(({ name, since }) => (
        <p key={name}>{copy.since(name, instantInWords(since))}</p>
      ))}
      <p>{copy.what}</p>
    </Card>
  );
}
