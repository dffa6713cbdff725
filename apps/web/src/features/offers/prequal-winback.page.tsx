import { answerWinback } from '@homeline/contract/offers/answer-winback.ts';
import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { cannotBeHad } from './cannot-be-had.ts';
import { DecisionExplanation } from './decision-explanation.tsx';
import { paidBack } from './offer-key.ts';

/** A way back: for one who left the offers, and for one whose income carries another term. */
export default function PrequalWinbackPage() {
  const [isLeaving, leave] = useState(false);
  const answer = useSave(answerWinback);
  return (
    <QueryBoundary call={getOffers}>
      {({ offers, wanted, declinedFor }) => (
        <ConfirmPage
          heading="Would another amount or term suit you better?"
          why="A smaller line or another term may be had. Looking again costs nothing and does not affect your credit score."
          alerts={
            wanted && declinedFor
              ? [{ kind: 'DECISION', tone: 'CAUTION', text: cannotBeHad(wanted, declinedFor) }]
              : []
          }
          action="Show me the offers"
          act={() => answer({ answer: 'ACCEPTED' })}
          also={
            <Button kind="secondary" onClick={() => leave(true)}>
              Withdraw
            </Button>
          }
        >
          {offers.length > 0 && (
            <Card title="What stands ready for you">
              <Lines
                lines={offers.map(({ maximumCents, terms }) => ({
                  label: `Up to ${formatWholeDollars(maximumCents)}`,
                  detail: `${paidBack(terms)}, ${formatPct(terms.aprPct, 2)} APR`,
                  value: `${formatDollars(terms.monthlyPaymentCents)} a month`,
                }))}
              />
            </Card>
          )}
          {declinedFor && <DecisionExplanation />}
          <WithdrawDialog isOpen={isLeaving} close={() => leave(false)} />
        </ConfirmPage>
      )}
    </QueryBoundary>
  );
}

function WithdrawDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const answer = useSave(answerWinback);
  const { act, isBusy, problem } = useAct(() => answer({ answer: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title="Withdraw your application?" onClose={close}>
      <p>
        It closes now. Nothing is owed, withdrawing does not affect your credit score, and you may apply again
        at any time.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>Keep it open</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          Withdraw it
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
