import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useAct } from '../applications/use-act.ts';
import { fundingCopy } from './copy.ts';
import { midnightOf } from './funding-events.ts';

const copy = fundingCopy.rescind;

type RescindProps = {
  readonly endsOn: string;
  readonly zone: string;
  readonly rescind: () => Promise<unknown>;
};

/** Explains the right to cancel (12 CFR 1026.15) and cancels after a confirmation, since it cannot be undone. */
export function Rescind({ endsOn, zone, rescind }: RescindProps) {
  const [isAsking, ask] = useState(false);
  const { act, isBusy, problem } = useAct(rescind);
  const close = () => ask(false);
  return (
    <Card title={copy.title} tone="sunken">
      <p>{copy.right(midnightOf(endsOn, zone))}</p>
      <div>
        <Button kind="danger" onClick={() => ask(true)}>
          {copy.action}
        </Button>
      </div>
      <Dialog isOpen={isAsking} title={copy.confirm.title} onClose={close}>
        <p>{copy.confirm.text}</p>
        {problem && <p role="alert">{problem}</p>}
        <QuestionActions>
          <Button onClick={close}>{copy.confirm.keep}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={act}>
            {copy.confirm.action}
          </Button>
        </QuestionActions>
      </Dialog>
    </Card>
  );
}
