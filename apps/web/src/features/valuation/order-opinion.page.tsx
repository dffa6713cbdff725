import { orderOpinion } from '@homeline/contract/valuation/order-opinion.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { useValuationFee } from '../applications/use-valuation-fee.ts';
import { valuationCopy } from './copy.ts';

const words = valuationCopy.order;

/** Shows the costs of a valuation and takes the order. Declining it withdraws the application. */
export default function OrderOpinionPage() {
  const { answers } = useApplication();
  const fee = useValuationFee();
  const order = useSave(orderOpinion);
  const [isLeaving, leave] = useState(false);
  const [waives, setWaives] = useState<true>();
  const { property, homeCondition, isFirstLien } = answers;
  return (
    <ConfirmPage
      heading={words.heading}
      why={words.why}
      action={words.action(fee)}
      act={() => order({ decision: 'ORDERED', ...(waives && { waivesCopyTiming: waives }) })}
      also={
        <Button kind="secondary" onClick={() => leave(true)}>
          {words.refuse}
        </Button>
      }
    >
      <Card title={words.cost.title}>
        <Lines
          lines={[
            {
              label: words.cost.opinion,
              detail: words.cost.opinionDetail,
              value: fee,
            },
            { label: words.cost.dueToday, value: formatDollars(cents(0)) },
            {
              label: words.cost.atClosing,
              detail: words.cost.atClosingDetail,
              value: fee,
              isTotal: true,
            },
          ]}
        />
      </Card>
      <Card title={words.next.title} tone="sunken">
        <Lines
          lines={[
            { label: words.next.home, value: `${property?.street1}, ${property?.city}` },
            {
              label: words.next.call,
              value: `${homeCondition?.accessName}, ${homeCondition?.accessPhone}`,
            },
            { label: words.next.duration, value: words.next.durationValue },
            { label: words.next.copy, value: words.next.copyValue },
          ]}
        />
      </Card>
      {isFirstLien && (
        <CheckboxField
          label={words.waiver.label}
          hint={words.waiver.hint}
          statement={words.waiver.statement}
          name="waivesCopyTiming"
          optional
          value={waives}
          onChange={(checked: true | undefined) => setWaives(checked)}
          onBlur={() => {}}
        />
      )}
      <LeaveDialog isOpen={isLeaving} close={() => leave(false)} />
    </ConfirmPage>
  );
}

function LeaveDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const order = useSave(orderOpinion);
  const { act, isBusy, problem } = useAct(() => order({ decision: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title={words.refusal.title} onClose={close}>
      <p>{words.refusal.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>{words.refusal.keep}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          {words.refusal.withdraw}
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
