import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentDollars, toDollars } from '../wire.ts';
import type { DisbursementPort, TransferEvent } from './port.ts';

const TransferWire = z.object({
  outcome: z.enum(['SETTLED', 'RETURNED']),
  returnCode: z
    .string()
    .regex(/^R\d\d$/)
    .optional(),
});

const fromWire = ({ outcome, returnCode }: z.infer<typeof TransferWire>) => ({
  answer: outcome,
  ...(returnCode === undefined ? {} : { returnCode }),
});

export function disbursementOverBridge(provider: Provider): DisbursementPort {
  return {
    transfer: bridgeExchange(provider, {
      path: '/transfers',
      once: true,
      body: z.object({
        amount: SentDollars,
        holder: z.string(),
        routingNumber: z.string(),
        accountNumber: z.string(),
      }),
      toWire: ({ amountCents, holder, routingNumber, accountNumber }) => ({
        amount: toDollars(amountCents),
        holder,
        routingNumber,
        accountNumber,
      }),
      wire: TransferWire,
      fromWire,
    }),
  };
}

/** The wire format of the paying bank's webhook. */
export const DisbursementWebhook = TransferWire.extend({
  event: z.literal('TRANSFER_ENDED'),
  reference: Uuid,
  fileNumber: Uuid,
}).transform(
  ({ reference, fileNumber, ...wire }): TransferEvent => ({ reference, fileNumber, result: fromWire(wire) }),
);
