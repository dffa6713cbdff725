import { confirmAccount } from '@homeline/contract/bank/confirm-account.ts';
import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';

/** The linked account, by bank and last four digits: the right one, or another. */
export default function ConfirmAccountPage() {
  return <QueryBoundary call={getBank}>{({ account }) => account && <Confirm {...account} />}</QueryBoundary>;
}

function Confirm({ bankName, mask }: NonNullable<Bank['account']>) {
  const save = useSave(confirmAccount);
  const change = useAct(() => save({ answer: 'CHANGED' }));
  return (
    <ConfirmPage
      heading="Is this the right account?"
      why="We check next that it is open and in your name. Your money will go there."
      action="Yes, use this account"
      act={() => save({ answer: 'CONFIRMED' })}
      also={
        <Button kind="secondary" isBusy={change.isBusy} onClick={change.act}>
          Use another account
        </Button>
      }
    >
      {change.problem && <Alert kind="SYSTEM" text={change.problem} />}
      <Card>
        <Lines
          lines={[
            { label: 'Bank', value: bankName },
            { label: 'Account', value: formatAccount(mask) },
          ]}
        />
      </Card>
    </ConfirmPage>
  );
}
