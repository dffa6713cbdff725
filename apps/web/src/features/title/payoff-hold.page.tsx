import { getLiens } from '@homeline/contract/liens/get-liens.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';
import { titleCopy } from './copy.ts';

const copy = titleCopy.payoffHold;

/** Waits while lenders give the exact payoff amounts. */
export default function PayoffHoldPage() {
  return (
    <WaitPage>
      <QueryBoundary call={getLiens}>
        {({ liens }) => {
          const paidOff = liens.filter(({ answer }) => answer === 'PAY_OFF');
          if (paidOff.length === 0) return null;
          return (
            <Card title={copy.title}>
              <Lines
                lines={paidOff.map(({ holder, balanceCents, securedCents }) => ({
                  label: holder,
                  detail: securedCents > balanceCents ? copy.balanceOfLine : copy.balance,
                  value: formatWholeDollars(balanceCents),
                }))}
              />
            </Card>
          );
        }}
      </QueryBoundary>
    </WaitPage>
  );
}
