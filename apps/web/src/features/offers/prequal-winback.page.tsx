import { offersCalls } from '@homeline/contract/offers/calls.ts';

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
import { offersCopy } from './copy.ts';
import { DecisionExplanation } from './decision-explanation.tsx';
import { winbackCopy } from './deferred-copy.ts';
import { paidBack } from './offer-key.ts';
import { unavailableLine } from './unavailable-line.ts';

const words = winbackCopy;

/** Wins back a borrower who left the offers, or whose income supports another amount or term. */
export default function PrequalWinbackPage() {
  const [isLeaving, leave] = useState(false);
  const answer = useSave(offersCalls.answerWinback);
  const seeOffers = () => answer({ answer: 'ACCEPTED' });
  const again = useAct(seeOffers);
  return (
    <QueryBoundary call={getOffers}>
      {({ offers, wanted, declinedFor }) => (
        <ConfirmPage
          heading={words.heading}
          why={words.why}
          alerts={
            wanted && declinedFor
              ? [{ kind: 'DECISION', tone: 'CAUTION', text: unavailableLine(wanted, declinedFor) }]
              : []
          }
          action={words.action}
          back={declinedFor ? undefined : again.act}
          act={seeOffers}
          also={
            <Button kind="secondary" onClick={() => leave(true)}>
              {words.withdraw}
            </Button>
          }
        >
          {offers.length > 0 && (
            <Card title={words.available}>
              <Lines
                lines={offers.map(({ maximumCents, terms }) => ({
                  label: words.upTo(formatWholeDollars(maximumCents)),
                  detail: `${paidBack(terms)}, ${offersCopy.terms.aprOf(formatPct(terms.aprPct, 2))}`,
                  value: words.monthly(formatDollars(terms.monthlyPaymentCents)),
                }))}
              />
              <p className="fine-print">{words.smaller}</p>
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
  const answer = useSave(offersCalls.answerWinback);
  const { act, isBusy, problem } = useAct(() => answer({ answer: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title={words.withdrawal.title} onClose={close}>
      <p>{words.withdrawal.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>{words.withdrawal.keep}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          {words.withdrawal.withdraw}
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
