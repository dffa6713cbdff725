import { actAsSigner } from '@homeline/contract/signers/signer-acts.ts';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerAct } from './use-signer-form.ts';

const copy = signersCopy.resume;

/** Explains who invited the signer, to what, and the next steps. */
export default function SignerResumePage() {
  const { status } = useSigner();
  const act = useSignerAct(actAsSigner);
  const borrows = status.type === 'CO_BORROWER';
  return (
    <ConfirmPage
      heading={copy.heading(status.name)}
      why={copy.why[status.type](status.borrowerName, status.home)}
      action={copy.action}
      act={() => act({ act: 'CONTINUED' })}
    >
      <p>{copy.roles[status.type]}</p>
      <Timeline
        label={copy.steps}
        items={[
          ...(borrows ? [{ ...copy.answers, state: 'CURRENT' } as const] : []),
          { ...copy.identity, state: borrows ? 'AHEAD' : 'CURRENT' },
          { ...copy.sign, state: 'AHEAD' },
          ...(status.signsDeed ? [{ ...copy.notary, state: 'AHEAD' } as const] : []),
        ]}
      />
    </ConfirmPage>
  );
}
