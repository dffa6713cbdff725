import type { ProviderDesk } from '../provider-desk.ts';
import { bankOf } from './banks.ts';
import type { ErrorCode } from './errors.ts';
import type { PlaidItem } from './plaid-state.ts';
import { sendWebhook } from './webhooks.ts';

type AccountData = { name: string; subtype: 'checking' | 'savings'; routing: string; number: string };

function dataOf({ bank, typed }: PlaidItem, index: number): AccountData {
  if (typed)
    return {
      ...typed,
      name: `${typed.subtype === 'savings' ? 'Savings' : 'Checking'}...${typed.number.slice(-4)}`,
    };
  const account = bankOf(bank).accounts[index];
  if (!account) throw new Error('No such account');
  return account;
}

/** Returns the accounts of an item. A typed one has its `verification_status`. */
export function accountsOf(item: PlaidItem) {
  return item.accounts.map(({ id, index }) => {
    const { name, subtype, number } = dataOf(item, index);
    const currency = { iso_currency_code: 'USD', unofficial_currency_code: null };
    return {
      ...{ account_id: id, name, official_name: name, mask: number.slice(-4), type: 'depository', subtype },
      verification_status: item.typed?.status ?? null,
      balances: { available: 5100, current: 5200, limit: null, ...currency },
    };
  });
}

export function numbersOf(item: PlaidItem) {
  const ach = item.accounts.map(({ id, index }) => {
    const { number, routing } = dataOf(item, index);
    const can = { can_transfer_in: true, can_transfer_out: true };
    return { account_id: id, account: number, routing, wire_routing: routing, ...can };
  });
  return { ach, eft: [], international: [], bacs: [] };
}

/** Returns whether an item's numbers may be read: a typed account must be verified first. */
export function isVerified({ typed }: PlaidItem): boolean {
  return !typed || typed.status === 'manually_verified' || typed.status === 'automatically_verified';
}

/** Ends the verification of a typed account, as in Plaid's Sandbox. */
export function setVerificationStatus(
  desk: ProviderDesk,
  item: PlaidItem | undefined,
  accountId: unknown,
  status: unknown,
): Record<string, never> | ErrorCode {
  if (!item) return 'INVALID_ACCESS_TOKEN';
  if (!item.typed || item.accounts[0]?.id !== accountId) return 'INVALID_ACCOUNT_ID';
  if (status !== 'automatically_verified' && status !== 'verification_expired') return 'MISSING_FIELDS';
  item.typed.status = status;
  const about = { webhook_type: 'AUTH', webhook_code: status.toUpperCase(), item_id: item.id };
  sendWebhook(desk, item.webhook, { ...about, account_id: accountId });
  return {};
}
