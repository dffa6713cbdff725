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

/** The result of a transfer. It arrives by webhook and is also the outcome of the transfer. */
export type TransferEvent = Intent & { readonly result: TransferResult };

/** The paying bank. `ask` is pending once it accepts a transfer, which settles or is returned later. */
export type DisbursementPort = {
  /** Never resent while its outcome is unknown. */
  readonly transfer: Exchange<Transfer, TransferResult>;
};
