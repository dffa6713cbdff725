import { bankCalls } from '@homeline/contract/bank/calls.ts';

import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { LoadError } from '../../shell/error-page.tsx';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { shownBank } from './bank-name.ts';
import { bankCopy } from './copy.ts';

const copy = bankCopy.confirm;

/** Shows the linked account by bank and last four digits, to confirm or replace. */
export default function ConfirmAccountPage() {
  return (
    <QueryBoundary call={getBank}>
      {({ account }) => (account ? <Confirm {...account} /> : <LoadError />)}
    </QueryBoundary>
  );
}

function Confirm({ bankName, mask }: NonNullable<Bank['account']>) {
  const save = useSave(bankCalls.confirmAccount);
  const change = useAct(() => save({ answer: 'CHANGED' }));
  return (
    <ConfirmPage
      heading={copy.heading}
      why={copy.why}
      action={copy.action}
      act={() => save({ answer: 'CONFIRMED' })}
      also={
        <Button kind="secondary" isBusy={change.isBusy} onClick={change.act}>
          {copy.another}
        </Button>
      }
    >
      {change.problem && <Alert kind="SYSTEM" text={change.problem} />}
      <Card>
        <Lines
          lines={[
            { label: copy.bank, value: shownBank(bankName) },
            { label: copy.account, value: formatAccount(mask) },
          ]}
        />
      </Card>
    </ConfirmPage>
  );
}
