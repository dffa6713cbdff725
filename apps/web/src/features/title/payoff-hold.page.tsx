import { getLiens } from '@homeline/contract/liens/get-liens.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { titleCopy } from './copy.ts';

const copy = titleCopy.payoffHold;

/** Waits while lenders give the exact payoff amounts. The wait is shown whether or not the loans can be read. */
export default function PayoffHoldPage() {
  const { uuid } = useApplication();
  const { data } = useQuery({
    queryKey: [getLiens.name, uuid],
    queryFn: () => send(getLiens, { params: { uuid } }),
  });
  const paidOff = data?.liens.filter(({ answer }) => answer === 'PAY_OFF') ?? [];
  return (
    <WaitPage>
      {paidOff.length > 0 && (
        <Card title={copy.title}>
          <Lines
            lines={paidOff.map(({ holder, balanceCents, securedCents }) => ({
              label: holder,
              detail: securedCents > balanceCents ? copy.balanceOfLine : copy.balance,
              value: formatWholeDollars(balanceCents),
            }))}
          />
        </Card>
      )}
    </WaitPage>
  );
}
