import { declineToSign } from '@homeline/contract/signing/decline-to-sign.ts';
import { useSave } from '../applications/use-save.ts';
import { signingCopy } from './copy.ts';
import { Decline } from './decline.tsx';

/** Lets the borrower decline to sign. */
export function OwnDecline() {
  const decline = useSave(declineToSign);
  return <Decline what={signingCopy.decline.what} decline={(given) => decline(given)} />;
}
