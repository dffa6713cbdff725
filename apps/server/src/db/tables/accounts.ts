import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant } from './columns.ts';

/** The refused sign-ins of an account on a day, in real time. */
type SignInRefusalTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  day: Fixed<string>;
  reason: Fixed<string>;
  attempts: number;
  last_at: Instant;
};

type IdempotencyKeyTable = {
  organisation: Fixed<string>;
  caller: Fixed<string>;
  call: Fixed<string>;
  key: Fixed<string>;
  input_hash: Fixed<string>;
  answer: string | null;
  created_at: FixedInstant;
};

type RateLimitTable = {
  key: Fixed<string>;
  failures: number;
  window_ends_at: Instant;
};

type RevokedSessionTable = { session: Fixed<string>; revoked_at: FixedInstant };

/** People, their ways to sign in and their sessions. The names come from better-auth, which kept them first. */
type IdentityTable = {
  id: Fixed<string>;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The language in which the lender writes to them, if it offers it. */
  language: ColumnType<Language, Language | undefined>;
  createdAt: FixedInstant;
  updatedAt: Instant;
};

/** How a person signed in. `BROKER`: through the lender's own identity provider. */
export type SignInMethod = 'PASSWORD' | 'EMAIL_LINK' | 'PASSKEY' | 'BROKER';

type SessionTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  createdAt: FixedInstant;
  /** When its token was last renewed. */
  updatedAt: Instant;
  expiresAt: Instant;
  ipAddress: string | null;
  userAgent: string | null;
  /** Unique and unused. */
  token: Fixed<string>;
  method: SignInMethod;
  totpVerified: boolean;
};

/** A way to sign in: a password (`credential`) or the lender's identity provider. */
type AccountTable = {
  id: Fixed<string>;
  userId: Fixed<string>;
  providerId: Fixed<string>;
  accountId: Fixed<string>;
  /** A hash. Null for another provider, and until a first password is chosen. */
  password: string | null;
  /** Given by another person: its owner chooses their own at the first sign-in. */
  isInitial: ColumnType<boolean, boolean | undefined>;
  createdAt: FixedInstant;
  updatedAt: Instant;
};

/** The keyed hash of a token that can be used once. Its lifetime counts real time. */
type OneTimeTokenTable = {
  hash: Fixed<string>;
  organisation: Fixed<string>;
  purpose: Fixed<string>;
  identity: Fixed<string | null>;
  detail: Fixed<string | null>;
  expires_at: FixedInstant;
  created_at: Generated<Date>;
};

/** An authenticator app. It counts once confirmed with a first code. */
type SecondFactorTable = {
  identity: Fixed<string>;
  secret: Sealed;
  confirmed_at: ColumnType<Date | null, undefined, string>;
  /** The time step of the last accepted code, so that no code is accepted twice. */
  last_step: ColumnType<string, undefined, number>;
  /** Keyed hashes. */
  recovery_codes: ColumnType<string[], undefined, string[]>;
};

type PasskeyTable = {
  uuid: Fixed<string>;
  organisation: Fixed<string>;
  credential_id: Fixed<string>;
  identity: Fixed<string>;
  public_key: Fixed<Uint8Array>;
  counter: ColumnType<string, number, number>;
  transports: Fixed<string[]>;
  name: Fixed<string>;
  created_at: Generated<Date>;
  last_used_at: ColumnType<Date | null, undefined, string>;
};

/** People’s accounts, sessions and ways to sign in. */
export type AccountsTables = {
  'auth.user': IdentityTable;
  'auth.session': SessionTable;
  'auth.account': AccountTable;
  one_time_token: OneTimeTokenTable;
  second_factor: SecondFactorTable;
  passkey: PasskeyTable;
  sign_in_refusal: SignInRefusalTable;
  revoked_session: RevokedSessionTable;
  rate_limit: RateLimitTable;
  idempotency_key: IdempotencyKeyTable;
};
