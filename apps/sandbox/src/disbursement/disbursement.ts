import * as z from 'zod';
import { type Content, call, type Provider } from '../provider.ts';
import { Order } from '../wire.ts';

const Transfer = Order.extend({
  amount: z.number().positive(),
  holder: z.string().min(1),
  routingNumber: z.string().length(9),
  accountNumber: z.string().min(4),
});
type Transfer = z.infer<typeof Transfer>;

const LAST_RETURN_CODE = 85;

/** The transfer is taken at once and ends right after. */
const endingAs =
  (outcome: string, returnCode?: string): Content<Transfer> =>
  ({ nowMs }, world) => {
    world.later(nowMs, { status: 'COMPLETED', outcome, ...(returnCode ? { returnCode } : {}) });
    return { status: 'PENDING', outcome: 'ACCEPTED' };
  };

/** RETURNED_R01 and so on: the codes of Nacha. */
const returns = Object.fromEntries(
  Array.from({ length: LAST_RETURN_CODE }, (_, index) => {
    const code = `R${String(index + 1).padStart(2, '0')}`;
    return [`RETURNED_${code}`, endingAs('RETURNED', code)];
  }),
);

export const disbursement: Provider = {
  port: 'disbursement',
  what: 'Transfer to the borrower’s account',
  calls: [
    call({
      path: 'transfers',
      body: Transfer,
      event: 'TRANSFER_ENDED',
      answers: { SETTLED: endingAs('SETTLED'), ...returns },
    }),
  ],
};
