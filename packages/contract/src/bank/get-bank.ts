import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** The application's account, and the terms with and without autopay. */
export const Bank = z.object({
  account: z
    .object({
      bankName: z.string(),
      /** The last four digits. */
      mask: z.string(),
      how: z.enum(['LINKED', 'MANUAL']),
    })
    .optional(),
  /** The previous account failed verification or returned the payment. */
  needsAnother: z.boolean(),
  /** The linked account is fine, but its bank wants the borrower to sign in again. */
  signInAgain: z.object({ bankName: z.string(), mask: z.string() }).optional(),
  /** An account that was typed at the provider. It's used once the borrower enters the code of the deposit sent to it. */
  deposit: z.object({ mask: z.string(), sentAt: z.iso.datetime() }).optional(),
  /** Why the last deposit proved nothing: three wrong codes, or no code in time. */
  depositEnded: z.enum(['FAILED', 'EXPIRED']).optional(),
  /** An account may be typed at the provider, and proved by a small deposit. */
  mayUseDeposit: z.boolean(),
  /** Linking is allowed; not after a linked account returned the payment. */
  mayLink: z.boolean(),
  /** The terms by payment method. Absent before there are terms. */
  payments: z.object({ autopay: Terms, manual: Terms }).optional(),
});
export type Bank = z.infer<typeof Bank>;

export const getBank = call({
  name: 'getBank',
  method: 'GET',
  path: `${BORROWER_PATH}/bank`,
  who: 'BORROWER',
  summary: 'Returns the disbursement account’s last four digits and the terms of each payment method.',
  params: ApplicationParams,
  answer: Bank,
});
