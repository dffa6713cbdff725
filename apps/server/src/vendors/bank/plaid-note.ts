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
  const { read, change } = noteOf(account, 'bank', BankNote);
  return {
    read,
    change,
    /** Changes the Item, unless another replaced it meanwhile. */
    changeItem: (fileNumber: string, item: Item, newer: (item: Item) => Item) =>
      change(fileNumber, (note) =>
        note && note.item?.accessToken !== item.accessToken
          ? note
          : { linkToken: item.linkToken, ...note, item: newer(note?.item ?? item) },
      ),
  };
}

/** Returns an Item whose login the borrower must renew. */
export function needingLogin(item: Item): Item {
  return { ...item, needsLogin: true };
}
