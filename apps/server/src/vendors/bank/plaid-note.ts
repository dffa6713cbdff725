import * as z from 'zod';
import { noteOf, type PlaidAccount } from '../plaid/client.ts';

/** The stored state of an application's bank link. */
const BankNote = z.object({
  linkToken: z.string(),
  /** The link renews the login of the Item instead of adding one. */
  isUpdate: z.boolean().optional(),
  item: z
    .object({
      /** The link that added it. */
      linkToken: z.string(),
      accessToken: z.string(),
      accountIds: z.array(z.string()),
      bankName: z.string().optional(),
      /** The account that the borrower saw, with the last four digits of its number. */
      accountId: z.string().optional(),
      lastFour: z.string().optional(),
      needsLogin: z.boolean().optional(),
      /** The borrower typed the account, which a small deposit proves. */
      byDeposit: z.literal(true).optional(),
    })
    .optional(),
  /** The access tokens of Items that another replaced. */
  replaced: z.array(z.string()).optional(),
});
export type BankNote = z.infer<typeof BankNote>;
export type Item = NonNullable<BankNote['item']>;

export function bankNotes(account: PlaidAccount) {
  return noteOf(account, 'bank', BankNote);
}

/** Returns the note of an Item whose login the borrower must renew. */
export function needingLogin(note: BankNote, item: Item): BankNote {
  return { ...note, item: { ...item, needsLogin: true } };
}
