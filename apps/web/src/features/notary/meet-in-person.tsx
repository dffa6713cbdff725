import type { Notary } from '@homeline/contract/notary/get-notary.ts';
import { switchToManualNotary } from '@homeline/contract/notary/request-session.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { EitherWay, inPersonFee } from './notary-price.tsx';

type MeetInPersonProps = {
  readonly notary: Pick<Notary, 'inPerson'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A notary in person costs money: what the draw leaves is said before it is chosen, and that it may be taken back. */
export function MeetInPerson({ notary, isOpen, onClose }: MeetInPersonProps) {
  const choose = useSave(switchToManualNotary);
  const { act, isBusy, problem } = useAct(() => choose());
  return (
    <Dialog isOpen={isOpen} title="Meet a notary in person?" onClose={onClose}>
      <p>
        The notary comes to you, {inPersonFee(notary)}.{notary.inPerson && ' By video it costs nothing.'}
      </p>
      <EitherWay {...notary} />
      <p>You choose the day and the place next. Until you have asked for a time you can change your mind.</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button isBusy={isBusy} onClick={act}>
          Meet in person
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Stay with video
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
