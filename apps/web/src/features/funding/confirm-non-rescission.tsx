import { confirmNonRescission } from '@homeline/contract/funding/confirm-non-rescission.ts';
import { getFunding } from '@homeline/contract/funding/get-funding.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useApplication } from '../applications/application.ts';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { fundingCopy } from './copy.ts';
import { dayOf } from './funding-events.ts';

const copy = fundingCopy.confirm;

type ConfirmProps = {
  readonly releaseOn: string;
  /** The day of the money if every owner confirms today. */
  readonly soonerOn: string | undefined;
  /** The names of the other owners, who may cancel too. */
  readonly others: readonly string[];
};

/** Lets the borrower confirm that they have not canceled, so that we needn't wait for the mail (12 CFR 1026.15(c)). */
export function ConfirmNonRescission({ releaseOn, soonerOn, others }: ConfirmProps) {
  const save = useSave(confirmNonRescission);
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const { act, isBusy, problem } = useAct(async () => {
    await save({ agreed: true });
    // The step stays, so the page wouldn't read the release day again.
    await queries.invalidateQueries({ queryKey: [getFunding.name, uuid] });
  });
  return (
    <Card title={copy.title} tone="sunken">
      <p>
        {copy.why(dayOf(releaseOn), others.length === 0 && soonerOn ? dayOf(soonerOn) : undefined)}{' '}
        {others.length > 0 && copy.others(others.join(', '))}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button isBusy={isBusy} onClick={act}>
          {copy.action}
        </Button>
      </div>
    </Card>
  );
}
