import { getLiens } from '@homeline/contract/liens/get-liens.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { WaitPage } from '../applications/wait.page.tsx';

/** The lenders that the line pays off are asked for the exact amount. */
export default function PayoffHoldPage() {
  return (
    <WaitPage>
      <QueryBoundary call={getLiens}>
        {({ liens }) => {
          const paidOff = liens.filter(({ answer }) => answer === 'PAY_OFF');
          if (paidOff.length === 0) return null;
          return (
            <Card title="What your line pays off">
              <Lines
                lines={paidOff.map(({ holder, balanceCents, securedCents }) => ({
                  label: holder,
                  detail:
                    securedCents > balanceCents
                      ? 'Last reported balance; the line of credit is closed'
                      : 'Last reported balance',
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
