import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useAct } from '../applications/use-act.ts';
import { disclosuresCopy } from './copy.ts';

const copy = disclosuresCopy.withdraw;

type Props = { readonly withdraw: () => Promise<unknown> };

/** Lets a person withdraw their consent to electronic records, after the consequences (15 USC 7001(c)(1)(B)(i)). */
export function WithdrawRecords({ withdraw }: Props) {
  const [isAsking, ask] = useState(false);
  const { act, isBusy, problem } = useAct(async () => {
    await withdraw();
    ask(false);
    showToast(copy.done);
  });
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => ask(true)}>
          {copy.open}
        </Button>
      </p>
      <Dialog isOpen={isAsking} title={copy.title} onClose={() => ask(false)}>
        <ul>
          {copy.what.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {problem && <p role="alert">{problem}</p>}
        <QuestionActions>
          <Button onClick={() => ask(false)}>{copy.keep}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={act}>
            {copy.action}
          </Button>
        </QuestionActions>
      </Dialog>
    </>
  );
}
