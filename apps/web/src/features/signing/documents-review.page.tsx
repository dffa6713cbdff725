import { listSigners } from '@homeline/contract/signers/list-signers.ts';
import { returnToSigning } from '@homeline/contract/signing/decline-to-sign.ts';
import { OWN_DECLINE, SIGNER_DECLINED } from '@homeline/domain/workflow/closing.copy.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import LongReviewPage from '../applications/long-review.page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { SignersBoard } from '../signers/signers-board.tsx';
import { signingCopy } from './copy.ts';

/** Says why staff look at the closing documents: the borrower or somebody else declined to sign them, or they need a check. */
export default function DocumentsReviewPage() {
  const { status } = useApplication();
  if (status.hasDeclined) return <Declined />;
  return (
    <QueryBoundary call={listSigners} isFollowed>
      {(signers) =>
        signers.some(({ hasRefused }) => hasRefused) ? (
          <WaitPage {...SIGNER_DECLINED}>
            <SignersBoard signers={signers} />
          </WaitPage>
        ) : (
          <LongReviewPage />
        )
      }
    </QueryBoundary>
  );
}

/** Says what follows. Talking to us comes first: somebody who felt pressured must not be led back to signing. */
function Declined() {
  const goBack = useSave(returnToSigning);
  const { act, isBusy, problem } = useAct(() => goBack());
  return (
    <WaitPage {...OWN_DECLINE}>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Phone className={buttonClass('primary')}>{signingCopy.decline.call}</Phone>
        <Button kind="quiet" isBusy={isBusy} onClick={act}>
          {signingCopy.decline.return}
        </Button>
      </QuestionActions>
    </WaitPage>
  );
}
