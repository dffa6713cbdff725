import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** The account of the application, and what it costs to pay without autopay. */
export const Bank = z.object({
  account: z
    .object({
      bankName: z.string(),
      /** The last four digits. */
      mask: z.string(),
      how: z.enum(['LINKED', 'MANUAL']),
    })
    .optional(),
  /** An account was given before and cannot be used: the check refused it, or the money came back. */
  needsAnother: z.boolean(),
  /** The account may be linked; not after one returned the money. */
  mayLink: z.boolean(),
  /** The terms by the way of paying; the same where no discount hangs on it. Absent before there are terms. */
  payments: z.object({ autopay: Terms, manual: Terms }).optional(),
});
export type Bank = z.infer<typeof Bank>;

export const getBank = call({
  name: 'getBank',
  method: 'GET',
  path: `${BORROWER_PATH}/bank`,
  who: 'BORROWER',
  summary: 'The account that receives the money, by its last four digits, and the price of each way to pay.',
  params: ApplicationParams,
  answer: Bank,
});
