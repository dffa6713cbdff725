import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import type { Exchange, Intent } from '../exchange.ts';

export type Transfer = Intent & {
  readonly amountCents: Cents;
  readonly holder: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
};
export type TransferResult = FactValue<'disbursementResults'>;

/** The end of a transfer; it arrives by webhook and is also the outcome of the transfer. */
export type TransferEvent = Intent & { readonly result: TransferResult };

/** Transfer to the borrower's account. `ask` is pending once the transfer is taken; it settles or comes back later. */
export type DisbursementPort = {
  /** Never sent again while its outcome is unknown. */
  readonly transfer: Exchange<Transfer, TransferResult>;
};
