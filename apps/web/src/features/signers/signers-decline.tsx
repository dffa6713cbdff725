import { actAsSigner } from '@homeline/contract/signers/signer-acts.ts';
import { Decline } from '../signing/decline.tsx';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerAct } from './use-signer-form.ts';

/** Lets a signer decline to sign. The borrower learns that they did, not why. */
export function SignersDecline() {
  const { status } = useSigner();
  const act = useSignerAct(actAsSigner);
  return (
    <Decline
      what={signersCopy.sign.decline(status.borrowerName)}
      decline={(given) => act({ act: 'REFUSED', ...given })}
    />
  );
}
