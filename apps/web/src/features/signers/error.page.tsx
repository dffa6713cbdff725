import { actAsSigner } from '@homeline/contract/signers/signer-acts.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { useAct } from '../applications/use-act.ts';
import { signingCopy } from '../signing/copy.ts';
import { signersCopy } from './copy.ts';
import { useSigner } from './signer.ts';
import { useSignerAct } from './use-signer-form.ts';

/** Lets a signer who declined, or whose signature wasn't stored, start again. */
export default function SignerErrorPage() {
  const { status } = useSigner();
  const act = useSignerAct(actAsSigner);
  const startAgain = () => act({ act: 'RETRIED' });
  if (status.hasRefused) return <Declined startAgain={startAgain} />;
  return <ConfirmPage {...signersCopy.error.failed} act={startAgain} />;
}

/** Talking to us comes first: somebody who felt pressured must not be led back to signing. */
function Declined({ startAgain }: { readonly startAgain: () => Promise<void> }) {
  const { action, ...words } = signersCopy.error.refused;
  const { act, isBusy, problem } = useAct(startAgain);
  return (
    <Page {...words}>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Phone className={buttonClass('primary')}>{signingCopy.decline.call}</Phone>
        <Button kind="quiet" isBusy={isBusy} onClick={act}>
          {action}
        </Button>
      </QuestionActions>
    </Page>
  );
}
