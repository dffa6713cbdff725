import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';

const copy = fileCopy.adverseAction;

/** Why the application was declined or lapsed, as the notice states it. */
export function AdverseAction({ file: { adverseAction } }: { readonly file: LoanFile }) {
  if (!adverseAction) return null;
  const { reasons, writtenAt } = adverseAction;
  return (
    <Card title={copy.heading} tone="sunken">
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="fine-print">{writtenAt ? copy.written(instantInWords(writtenAt)) : copy.unwritten}</p>
    </Card>
  );
}
