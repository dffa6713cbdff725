import { actAsSigner } from '@homeline/contract/signers/signer-acts.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerAct } from './use-signer-form.ts';

/** Lets a signer who declined, or whose signature wasn't stored, start again. */
export default function SignerErrorPage() {
  const { status } = useSigner();
  const act = useSignerAct(actAsSigner);
  const words = status.hasRefused ? signersCopy.error.refused : signersCopy.error.failed;
  return <ConfirmPage {...words} act={() => act({ act: 'RETRIED' })} />;
}
