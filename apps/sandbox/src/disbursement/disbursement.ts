import * as z from 'zod';
import { type AnswerDetails, call, type Provider } from '../provider.ts';
import { Order } from '../request-schemas.ts';

const Transfer = Order.extend({
  amount: z.number().positive(),
  holder: z.string().min(1),
  routingNumber: z.string().length(9),
  accountNumber: z.string().min(4),
});
type Transfer = z.infer<typeof Transfer>;

const LAST_RETURN_CODE = 85;

/** Accepts the transfer now and completes it at the next tick. */
const endingAs =
  (outcome: string, returnCode?: string): AnswerDetails<Transfer> =>
  ({ nowMs }, context) => {
    context.answerLater(nowMs, { status: 'COMPLETED', outcome, ...(returnCode ? { returnCode } : {}) });
    return { status: 'PENDING', outcome: 'ACCEPTED' };
  };

/** One answer per Nacha return code: RETURNED_R01 and so on. */
const returnAnswers = Object.fromEntries(
  Array.from({ length: LAST_RETURN_CODE }, (_, index) => {
    const code = `R${String(index + 1).padStart(2, '0')}`;
    return [`RETURNED_${code}`, endingAs('RETURNED', code)];
  }),
);

export const disbursement: Provider = {
  port: 'disbursement',
  description: 'Transfer to the borrower’s account',
  calls: [
    call({
      path: 'transfers',
      body: Transfer,
      event: 'TRANSFER_ENDED',
      answers: { SETTLED: endingAs('SETTLED'), ...returnAnswers },
    }),
  ],
};
