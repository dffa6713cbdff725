import { leaveOutCoBorrower } from '@homeline/contract/co-borrowers/leave-out-co-borrower.ts';
import { listSigners, type SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { SignersBoard } from '../signers/signers-board.tsx';
import { coBorrowersCopy } from './copy.ts';

const copy = coBorrowersCopy.board;

/** Waits for the people who borrow too, shows each one's progress, and lets the borrower go on without one. */
export default function CoBorrowersPage() {
  return (
    <WaitPage>
      <QueryBoundary call={listSigners} isFollowed>
        {(signers) => (
          <SignersBoard
            title={copy.title}
            signers={signers.filter(({ type }) => type === 'CO_BORROWER')}
            also={(signer) => <LeaveOut signer={signer} />}
          />
        )}
      </QueryBoundary>
    </WaitPage>
  );
}

/** Asks once more before the borrower continues without a co-borrower. */
function LeaveOut({ signer: { uuid: signer, name, mayLeaveOut } }: { readonly signer: SignerSummary }) {
  const { uuid, status, follow } = useApplication();
  const queries = useQueryClient();
  const [isAsking, ask] = useState(false);
  const { act, isBusy, problem } = useAct(async () => {
    const now = await send(leaveOutCoBorrower, { params: { uuid, signer } });
    ask(false);
    await queries.invalidateQueries({ queryKey: [listSigners.name, uuid] });
    follow(status.step, now);
  });
  if (!mayLeaveOut) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => ask(true)}>
        {copy.leaveOut}
        <span className="hidden-visually"> ({name})</span>
      </Button>
      <Dialog isOpen={isAsking} title={copy.ask(name)} onClose={() => ask(false)}>
        <p>{copy.text(name)}</p>
        {problem && <p role="alert">{problem}</p>}
        <QuestionActions>
          <Button onClick={() => ask(false)}>{copy.keep}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={act}>
            {copy.confirm}
          </Button>
        </QuestionActions>
      </Dialog>
    </>
  );
}
