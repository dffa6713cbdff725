import * as z from 'zod';
import { noteOf, type PlaidAccount } from '../plaid/client.ts';

/** The stored state of an application's income link. Accounts opened before December 10, 2025 name a user by a token. */
const IncomeNote = z.object({
  user: z.object({ user_token: z.string() }).or(z.object({ user_id: z.string() })),
  linkToken: z.string().optional(),
});

export function incomeNotes(account: PlaidAccount) {
  return noteOf(account, 'income', IncomeNote);
}
