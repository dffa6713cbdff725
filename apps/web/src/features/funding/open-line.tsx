import { getFunding } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { dayWords } from '../applications/instant-words.ts';
import { dayOf } from './funding-events.ts';

/** What one wants to know of a line that is open: what was sent, when and how it is paid back, and when it was recorded. */
export function OpenLine({ application }: { application: string }) {
  const { data } = useQuery({
    queryKey: [getFunding.name, application, 'open'],
    queryFn: () => send(getFunding, { params: { uuid: application } }),
  });
  if (!data) return null;
  const { cashToBorrowerCents, accountMask, firstPaymentOn, autopayMask, recordedAt } = data;
  return (
    <Lines
      lines={[
        ...(cashToBorrowerCents === undefined
          ? []
          : [
              {
                label: 'Sent to you',
                ...(accountMask && { detail: `to your account ${formatAccount(accountMask)}` }),
                value: formatDollars(cashToBorrowerCents),
              },
            ]),
        ...(firstPaymentOn ? [{ label: 'First payment', value: dayOf(firstPaymentOn) }] : []),
        {
          label: 'You pay',
          value: autopayMask ? `By autopay from ${formatAccount(autopayMask)}` : 'By yourself, each month',
        },
        ...(recordedAt ? [{ label: 'Recorded with the county', value: dayWords(recordedAt) }] : []),
      ]}
    />
  );
}
