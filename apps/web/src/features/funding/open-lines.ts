import { type Funding, getFunding } from '@homeline/contract/funding/get-funding.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { dayWords } from '../applications/format-instant.ts';
import { fundingCopy } from './copy.ts';
import { dayOf } from './funding-events.ts';

const copy = fundingCopy.openLine;

/** Returns the facts of an open line; none before it opens. */
export function useOpenLineFacts(uuid: string, isOpen: boolean): readonly Line[] {
  const { data } = useQuery({
    queryKey: [getFunding.name, uuid, 'open'],
    queryFn: () => send(getFunding, { params: { uuid } }),
    enabled: isOpen,
  });
  return data ? openLines(data) : [];
}

/** Returns what was sent, when and how it's repaid, and when the deed was recorded. */
function openLines(funding: Funding): Line[] {
  const { cashToBorrowerCents, accountMask, firstPaymentOn, autopayMask, recordedAt } = funding;
  return [
    ...(cashToBorrowerCents === undefined
      ? []
      : [
          {
            label: copy.sent,
            ...(accountMask && { detail: copy.toAccount(formatAccount(accountMask)) }),
            value: formatDollars(cashToBorrowerCents),
          },
        ]),
    ...(firstPaymentOn ? [{ label: copy.firstPayment, value: dayOf(firstPaymentOn) }] : []),
    {
      label: copy.payBy,
      value: autopayMask ? copy.autopay(formatAccount(autopayMask)) : copy.manually,
    },
    ...(recordedAt ? [{ label: copy.recorded, value: dayWords(recordedAt) }] : []),
  ];
}
