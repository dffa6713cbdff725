import type { EncryptionContext } from '../../sealing/seal.ts';

/**
 * Returns the encryption context of a message of the outbox.
 * @param application null for a message about an account
 */
export function messageEncryptionContext(application: string | null, uuid: string): EncryptionContext {
  return { application: application ?? 'account', field: `outbox ${uuid}` };
}
