import { Button } from '@homeline/ui/button.tsx';
import { useAct } from './use-act.ts';

/**
 * Returns what undoes the choice that opened a form page: Back, and a button beside the primary one.
 * @param words the button's words; `false` where the choice stays
 */
export function useUndoChoice(act: () => Promise<unknown>, words: string | false) {
  const undo = useAct(act);
  if (words === false) return {};
  return {
    back: undo.act,
    also: (
      <>
        <Button kind="secondary" isBusy={undo.isBusy} onClick={undo.act}>
          {words}
        </Button>
        {undo.problem && <p role="alert">{undo.problem}</p>}
      </>
    ),
  };
}
