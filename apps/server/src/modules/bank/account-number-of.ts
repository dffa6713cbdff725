import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

/** Returns the encryption context of an account number. */
export function accountEncryptionContext({ applicationId }: ApplicationKey): EncryptionContext {
  return { application: applicationId, field: 'bankAccounts.account' };
}

/** Returns the decrypted account number. Never store the result. */
export function accountNumberOf(
  { sealing }: Context,
  key: ApplicationKey,
  account: Facts['bankAccounts'][number],
): string {
  return sealing.open(account.account, accountEncryptionContext(key));
}
