import { type Cents, formatDollars, sumCents } from '@homeline/domain/money/cents.ts';
import type { Block } from './document.ts';
import type { ItemisedFee } from './fees.ts';

const PAID_TO = { LENDER: 'Us', THIRD_PARTY: 'A third party', GOVERNMENT: 'The county or state' } as const;
const PAID_FROM = {
  DRAW: 'The initial draw',
  LENDER: 'Us, at no cost to you',
} as const;

/** Returns the table of fees with payee and payer. The total is the borrower's share. */
export function feesTable(fees: readonly ItemisedFee[]): Block {
  return {
    kind: 'table',
    caption: 'Fees to open the plan',
    columns: [
      { heading: 'Fee', align: 'left' },
      { heading: 'Paid to', align: 'left' },
      { heading: 'Paid from', align: 'left' },
      { heading: 'Amount', align: 'right' },
    ],
    rows: fees.map(({ name, paidTo, paidFrom, amountCents }) => [
      name,
      PAID_TO[paidTo],
      PAID_FROM[paidFrom],
      formatDollars(amountCents),
    ]),
    total: ['Total you pay', '', '', formatDollars(paidByBorrower(fees))],
  };
}

function paidByBorrower(fees: readonly ItemisedFee[]): Cents {
  return sumCents(fees.filter(({ paidFrom }) => paidFrom !== 'LENDER').map(({ amountCents }) => amountCents));
}
