import * as z from 'zod';
import type { Ended } from '../adapter.ts';
import { bankNotes } from '../bank/plaid-note.ts';
import { incomeNotes } from '../income/plaid-note.ts';
import type { PlaidRequest } from './calls.ts';
import { callPlaid, NO_SUCH_USER, type PlaidAccount } from './client.ts';

/** Plaid has nothing by this token or user any more. */
const GONE: readonly string[] = [
  ...NO_SUCH_USER,
  'INVALID_ACCESS_TOKEN',
  'ITEM_CONCURRENTLY_DELETED',
  'ITEM_NOT_FOUND',
];

/** Plaid says so too of a token that other keys, or another environment, made. */
const OF_OTHER_KEYS = 'INVALID_ACCESS_TOKEN';

type Removal =
  | readonly [path: '/item/remove', body: PlaidRequest<'/item/remove'>]
  | readonly [path: '/user/remove', body: PlaidRequest<'/user/remove'>];
const Removed = z.object({ request_id: z.string().optional() });

/**
 * Removes an application's Items, those that another replaced included, and its users with what they shared for its income. Plaid removes a
 * user's Items along, so one whose token never came back ends too.
 */
export async function forgetAtPlaid(account: PlaidAccount, fileNumber: string): Promise<Ended> {
  const income = await incomeNotes(account).read(fileNumber);
  const users = income ? [income.user, ...(income.unusedUsers ?? [])] : [];
  const ended = await removeItems(account, fileNumber);
  // A deletion that waits for another provider asks again each day, and its own earlier removal is then unknown.
  return ended.ok
    ? removeAll(
        account,
        users.map((user) => ['/user/remove', user]),
      )
    : ended;
}

/** Removes an application's Items, those that another replaced included: nobody reads those accounts any more. */
export async function removeItems(account: PlaidAccount, fileNumber: string): Promise<Ended> {
  const { item, replaced = [] } = (await bankNotes(account).read(fileNumber)) ?? {};
  const tokens = [...replaced, ...(item ? [item.accessToken] : [])];
  return removeAll(
    account,
    tokens.map((access_token) => ['/item/remove', { access_token }]),
  );
}

async function removeAll(account: PlaidAccount, removals: readonly Removal[]): Promise<Ended> {
  let isUnknown = false;
  for (const [path, body] of removals) {
    const removed = await callPlaid(account, path, body, Removed);
    if (removed.ok) continue;
    const code = removed.error?.code ?? '';
    if (!GONE.includes(code)) return { ok: false, failure: removed.failure };
    isUnknown ||= code === OF_OTHER_KEYS;
  }
  return { ok: true, ...(isUnknown && { isUnknown: true }) };
}
