import type { Notary } from '@homeline/contract/notary/get-notary.ts';
import { switchToManualNotary } from '@homeline/contract/notary/request-session.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { notaryCopy } from './copy.ts';
import { EitherWay, inPersonFee } from './notary-price.tsx';

const copy = notaryCopy.inPerson;

type MeetInPersonProps = {
  readonly notary: Pick<Notary, 'inPerson'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Confirms the choice of a notary in person, after showing its price and that it can be undone. */
export function MeetInPerson({ notary, isOpen, onClose }: MeetInPersonProps) {
  const choose = useSave(switchToManualNotary);
  const { act, isBusy, problem } = useAct(() => choose());
  return (
    <Dialog isOpen={isOpen} title={copy.title} onClose={onClose}>
      <p>
        {copy.price(inPersonFee(notary))}
        {notary.inPerson && copy.videoIsFree}
      </p>
      <EitherWay {...notary} />
      <p>{copy.next}</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button isBusy={isBusy} onClick={act}>
          {copy.action}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {copy.stay}
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
