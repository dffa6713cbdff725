import { orderOpinion } from '@homeline/contract/valuation/order-opinion.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { useValuationFee } from '../applications/use-valuation-fee.ts';

/** What the valuation costs, item by item, and the consent to it. To refuse it is to withdraw. */
export default function OrderOpinionPage() {
  const { answers } = useApplication();
  const fee = useValuationFee();
  const order = useSave(orderOpinion);
  const [isLeaving, leave] = useState(false);
  const { property, homeCondition } = answers;
  return (
    <ConfirmPage
      heading="Shall we order the valuation of your home?"
      why="Your line rests on the value of your home, and no automated estimate can be used for it. A local agent gives their opinion of its price."
      action={`Order it for ${fee}`}
      act={() => order({ decision: 'ORDERED' })}
      also={
        <Button kind="secondary" onClick={() => leave(true)}>
          I do not want it
        </Button>
      }
    >
      <Card title="What it costs">
        <Lines
          lines={[
            {
              label: 'Broker’s opinion of the price',
              detail: 'Exterior visit, photographs, three sales and three listings nearby',
              value: fee,
            },
            { label: 'Due today', value: formatDollars(cents(0)) },
            {
              label: 'Taken from your first draw at closing',
              detail: 'It is in the costs that your offer shows. If you do not close, you do not pay it.',
              value: fee,
              isTotal: true,
            },
          ]}
        />
      </Card>
      <Card title="What happens" tone="sunken">
        <Lines
          lines={[
            { label: 'The home', value: `${property?.street1}, ${property?.city}` },
            {
              label: 'The agent calls',
              value: `${homeCondition?.accessName}, ${homeCondition?.accessPhone}`,
            },
            { label: 'Usually takes', value: '3-5 business days' },
          ]}
        />
      </Card>
      <p>You receive a copy of the valuation, free of charge, as soon as it is finished.</p>
      <LeaveDialog isOpen={isLeaving} close={() => leave(false)} />
    </ConfirmPage>
  );
}

function LeaveDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const order = useSave(orderOpinion);
  const { act, isBusy, problem } = useAct(() => order({ decision: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title="Without a valuation there is no line" onClose={close}>
      <p>Refusing it withdraws your application. Nothing is owed, and you may apply again at any time.</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>Keep my application</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          Withdraw it
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
