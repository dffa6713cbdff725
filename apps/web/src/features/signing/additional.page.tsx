import { listSigners } from '@homeline/contract/signers/list-signers.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';
import { SignersBoard } from '../signers/signers-board.tsx';

/** Waits for the other signers and shows each one's progress. */
export default function AdditionalSignersPage() {
  return (
    <WaitPage>
      <QueryBoundary call={listSigners} isFollowed>
        {(signers) => <SignersBoard signers={signers} />}
      </QueryBoundary>
    </WaitPage>
  );
}
