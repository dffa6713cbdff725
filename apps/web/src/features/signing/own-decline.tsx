import { declineToSign } from '@homeline/contract/signing/decline-to-sign.ts';
import { useApplication } from '../applications/application.ts';
import { useSave } from '../applications/use-save.ts';
import { signingCopy } from './copy.ts';
import { Decline } from './decline.tsx';

/** Lets the borrower decline to sign. */
export function OwnDecline() {
  const decline = useSave(declineToSign);
  const { signers = [] } = useApplication().answers;
  return <Decline what={signingCopy.decline.what(signers.length)} decline={(given) => decline(given)} />;
}
