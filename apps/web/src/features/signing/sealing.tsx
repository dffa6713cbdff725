import { useListening } from '../applications/use-listening.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { signingCopy } from './copy.ts';

/** Waits while the e-vault stores the borrower's signature; the step then moves on. */
export function Sealing() {
  useListening();
  return <WaitPage {...signingCopy.sign.sealing} />;
}
