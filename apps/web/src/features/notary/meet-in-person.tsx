import { switchToManualNotary } from '@homeline/contract/notary/request-session.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useAct } from '../applications/use-act.ts';
import { useFees } from '../applications/use-fees.ts';
import { useSave } from '../applications/use-save.ts';

/** A notary in person costs money: what it costs is said before it is chosen, and that it may be taken back. */
export function MeetInPerson({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { manualNotary } = useFees();
  const choose = useSave(switchToManualNotary);
  const { act, isBusy, problem } = useAct(() => choose());
  return (
    <Dialog isOpen={isOpen} title="Meet a notary in person?" onClose={onClose}>
      <p>
        The notary comes to you and costs {manualNotary}, taken from your draw. By video it costs nothing.
      </p>
      <p>You choose the day and the place next. Until you have asked for a time you can change your mind.</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button isBusy={isBusy} onClick={act}>
          Meet in person for {manualNotary}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Stay with video
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
