import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { ColumnType } from 'kysely';
import type { Fixed, FixedInstant } from './columns.ts';

/** A wallet account that a person linked: name and addresses, encrypted. */
type WalletAccountTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  content: ColumnType<Sealed>;
  linked_at: FixedInstant;
};

/** A person who may see another person's wallet account, by email address. */
type WalletAuthorizationTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  wallet: Fixed<string>;
  email: ColumnType<Sealed>;
  email_hash: Fixed<string>;
  granted_at: FixedInstant;
};

/** The wallet of a funded borrower. */
export type WalletTables = {
  wallet_account: WalletAccountTable;
  wallet_authorization: WalletAuthorizationTable;
};
