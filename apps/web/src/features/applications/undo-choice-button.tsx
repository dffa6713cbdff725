import { Button } from '@homeline/ui/button.tsx';
import type { ReactNode } from 'react';
import { useAct } from './use-act.ts';

/** Undoes the choice that opened the page. Shown beside its primary button. */
export function UndoChoiceButton({ act, children }: { act: () => Promise<unknown>; children: ReactNode }) {
  const back = useAct(act);
  return (
    <>
      <Button kind="secondary" isBusy={back.isBusy} onClick={back.act}>
        {children}
      </Button>
      {back.problem && <p role="alert">{back.problem}</p>}
    </>
  );
}
