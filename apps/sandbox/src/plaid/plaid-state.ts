import type { JsonWebKey } from 'node:crypto';

/** The state of Plaid's stand-in. */
export type PlaidState = {
  links: Record<string, PlaidLink>;
  /** By access token. */
  items: Record<string, PlaidItem>;
  publicTokens: Record<string, { accessToken: string; madeMs: number; used?: boolean }>;
  /** By the user's id. */
  users: Record<string, { clientUserId: string; report?: IncomeReport }>;
  /** The key that signs webhooks. */
  key?: { kid: string; jwk: JsonWebKey; createdAt: number };
};

export function emptyPlaidState(): PlaidState {
  return { links: {}, items: {}, publicTokens: {}, users: {} };
}

/** A link token with its hosted page, which may be opened several times. */
export type PlaidLink = {
  token: string;
  /** The id in the address of its hosted page. */
  page: string;
  clientName: string;
  language: string;
  clientUserId: string;
  returnUrl?: string;
  webhook?: string;
  createdMs: number;
  /** It renews this Item's login. */
  updates?: string;
  /** The user whose Item it adds. */
  user?: string;
  /** The user whose income it asks for. */
  incomeUser?: string;
  /** The bank doesn't answer. */
  fails?: boolean;
  /** The person may type an account, which a small deposit proves. `FIRST`: they are asked before they choose a bank. */
  typed?: 'OFFERED' | 'FIRST';
  sessions: PlaidSession[];
};

/** Where a person is on the page. */
export type LinkPlace =
  | 'INTRO'
  | 'WAY'
  | 'BANKS'
  | 'LOGIN'
  | 'CODE'
  | 'OAUTH'
  | 'ACCOUNTS'
  | 'SHARE'
  | 'NUMBERS'
  | 'SENT'
  | 'DEPOSIT';

export type PlaidSession = {
  id: string;
  startedAt: string;
  finishedAt?: string;
  place: LinkPlace;
  bank?: string;
  /** The error that the page shows. Leaving the page reports it. */
  error?: string;
  /** Indexes of the bank's accounts. */
  chosen?: number[];
  /** The account that they typed. */
  typed?: { routing: string; number: string; subtype: 'checking' | 'savings' };
  exit?: { error?: string; bank?: string };
  publicToken?: string;
  income?: { status: string; itemId: string };
};

export type PlaidItem = {
  id: string;
  accessToken: string;
  clientUserId: string;
  /** It is removed with this user. */
  user?: string;
  /** Absent for a typed account. */
  bank?: string;
  accounts: { id: string; index: number }[];
  typed?: TypedAccount;
  webhook?: string;
  needsLogin?: boolean;
};

/** An account that a small deposit proves, with its `verification_status`. */
export type TypedAccount = NonNullable<PlaidSession['typed']> & {
  status:
    | 'pending_manual_verification'
    | 'manually_verified'
    | 'automatically_verified'
    | 'verification_failed'
    | 'verification_expired';
  wrongCodes: number;
};

/** The inputs of a bank income report. */
export type IncomeReport = {
  madeAt: string;
  bank: string;
  itemId: string;
  /** The account's owner. Absent where the bank names nobody. */
  owner?: string;
  kind: 'SALARY' | 'RETIREMENT' | 'OTHER' | 'NONE' | 'FAILED';
  monthly: number;
};
