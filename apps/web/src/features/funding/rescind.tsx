import { rescind } from '@homeline/contract/funding/rescind.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { dayOf } from './funding-events.ts';

/** The right to cancel (12 CFR 1026.15): until when, how, what follows; asked twice, since it cannot be undone. */
export function Rescind({ endsOn, zone }: { endsOn: string; zone: string }) {
  const [isAsking, ask] = useState(false);
  const save = useSave(rescind);
  const { act, isBusy, problem } = useAct(() => save({ agreed: true }));
  const close = () => ask(false);
  return (
    <Card title="Changed your mind?" tone="sunken">
      <p>
        You may cancel the agreement until midnight of {dayOf(endsOn)}, {zone}, for any reason and at no cost.
        Do it here, or send us the form in your notice of right to cancel. You then owe nothing, and we give
        up our lien.
      </p>
      <div>
        <Button kind="danger" onClick={() => ask(true)}>
          Cancel the agreement
        </Button>
      </div>
      <Dialog isOpen={isAsking} title="Cancel the agreement?" onClose={close}>
        <p>
          This ends your line of credit before it opens, for everyone who signed. It cannot be undone: for
          another line you would apply again.
        </p>
        {problem && <p role="alert">{problem}</p>}
        <QuestionActions>
          <Button onClick={close}>Keep my line of credit</Button>
          <Button kind="danger" isBusy={isBusy} onClick={act}>
            Cancel the agreement
          </Button>
        </QuestionActions>
      </Dialog>
    </Card>
  );
}
