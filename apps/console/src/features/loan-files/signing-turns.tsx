import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';

const copy = fileCopy.signingTurns;

/** Whose turn it is in signing, and since when. Not shown while nobody has anything to sign. */
export function SigningTurns({ file: { signingTurns } }: { readonly file: LoanFile }) {
  if (signingTurns.length === 0) return null;
  return (
    <Card title={copy.heading}>
      {signingTurns.map(({ name, of, since }) => (
        <p key={name}>{copy[of](name, instantInWords(since))}</p>
      ))}
    </Card>
  );
}
