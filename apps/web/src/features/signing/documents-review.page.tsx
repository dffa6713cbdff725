import { listSigners } from '@homeline/contract/signers/list-signers.ts';
import { SIGNER_DECLINED } from '@homeline/domain/workflow/closing.copy.ts';
import LongReviewPage from '../applications/long-review.page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';
import { SignersBoard } from '../signers/signers-board.tsx';

/** Says why staff look at the closing documents: someone declined to sign them, or they need a check. */
export default function DocumentsReviewPage() {
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
