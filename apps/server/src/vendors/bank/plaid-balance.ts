import { BalanceCents, type Cents, MOST_CENTS, toCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { callPlaid, type PlaidAccount } from '../plaid/client.ts';
import { toDollars } from '../wire.ts';
import type { Item } from './plaid-note.ts';
import type { CheckedAccount } from './port.ts';

const MOST_DOLLARS = toDollars(MOST_CENTS);

const Dollars = z
  .number()
  .min(-MOST_DOLLARS)
  .max(MOST_DOLLARS)
  .transform((dollars): number => toCents(dollars))
  .pipe(BalanceCents)
  .nullish();

const Balances = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      balances: z.object({ available: Dollars, current: Dollars, iso_currency_code: z.string().nullish() }),
    }),
  ),
});

/**
 * Returns the balance of a linked account now, with as much as its bank says; undefined if it can't be read, which stops nothing. Plaid asks for
 * `min_last_updated_datetime` for cards and loans at Capital One alone, and ignores it for checking and savings, so none is sent.
 */
export async function balanceAtPlaid(account: PlaidAccount, item: Item): Promise<CheckedAccount['balance']> {
  // Nothing but Auth works for a typed account.
  if (item.byDeposit || item.accountId === undefined) return undefined;
  const request = { access_token: item.accessToken, options: { account_ids: [item.accountId] } };
  const got = await callPlaid(account, '/accounts/balance/get', request, Balances);
  if (!got.ok) return undefined;
  const { balances } = got.body.accounts.find(({ account_id: id }) => id === item.accountId) ?? {};
  if (balances?.iso_currency_code !== 'USD') return undefined;
  const { available, current } = balances;
  if (!isSaid(available) && !isSaid(current)) return undefined;
  return {
    ...(isSaid(available) && { availableCents: available }),
    ...(isSaid(current) && { currentCents: current }),
  };
}

function isSaid(amount: Cents | null | undefined): amount is Cents {
  return amount !== null && amount !== undefined;
}
