import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

/** Where the number of a bank account is sealed for. */
export function accountEncryptionContext({ applicationId }: ApplicationKey): EncryptionContext {
  return { application: applicationId, field: 'bankAccounts.account' };
}

/** The number of an account, opened for the length of one request. */
export function accountNumberOf(
  { sealing }: Context,
  of: ApplicationKey,
  account: Facts['bankAccounts'][number],
): string {
  return sealing.open(account.account, accountEncryptionContext(of));
}
