import { type Cents, sumCents } from '@homeline/domain/money/cents.ts';

/** One fee, its payee and its payer. */
export type ItemisedFee = {
  readonly name: string;
  readonly amountCents: Cents;
  readonly paidTo: 'LENDER' | 'THIRD_PARTY' | 'GOVERNMENT';
  /** From the initial draw, or by the lender. The borrower brings no money to closing. */
  readonly paidFrom: 'DRAW' | 'LENDER';
};

/** Returns the sum of the fees paid from one source. */
export function feesPaidFrom(fees: readonly ItemisedFee[], paidFrom: ItemisedFee['paidFrom']): Cents {
  return sumCents(fees.filter((fee) => fee.paidFrom === paidFrom).map(({ amountCents }) => amountCents));
}
