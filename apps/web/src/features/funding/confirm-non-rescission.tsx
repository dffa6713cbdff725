import { confirmNonRescission } from '@homeline/contract/funding/confirm-non-rescission.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { fundingCopy } from './copy.ts';
import { dayOf } from './funding-events.ts';

const copy = fundingCopy.confirm;

/** Lets the borrower confirm that they have not canceled, so that we needn't wait for the mail (12 CFR 1026.15(c)). */
export function ConfirmNonRescission({ releaseOn }: { releaseOn: string }) {
  const save = useSave(confirmNonRescission);
  const { act, isBusy, problem } = useAct(() => save({ agreed: true }));
  return (
    <Card title={copy.title} tone="sunken">
      <p>{copy.why(dayOf(releaseOn))}</p>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button isBusy={isBusy} onClick={act}>
          {copy.action}
        </Button>
      </div>
    </Card>
  );
}
