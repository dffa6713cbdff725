import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { dayWords } from '../applications/instant-words.ts';
import { dayOf } from './funding-events.ts';

/** What one wants to know of a line once it is open; nothing before. */
export function useOpenLines(uuid: string, isOpen: boolean): readonly Line[] {
  const { data } = useQuery({
    queryKey: [getFunding.name, uuid, 'open'],
    queryFn: () => send(getFunding, { params: { uuid } }),
    enabled: isOpen,
  });
  return data ? openLines(data) : [];
}

/** What was sent, when and how it is paid back, and when it was recorded. */
function openLines(funding: Funding): Line[] {
  const { cashToBorrowerCents, accountMask, firstPaymentOn, autopayMask, recordedAt } = funding;
  return [
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
  ];
}
