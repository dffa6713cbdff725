import { writeFileSync } from 'node:fs';
import { generateIdentity, identityToRecipient } from 'age-encryption';

/**
 * Writes a new secret key to a new file that only its owner can read. Returns the public key.
 * @throws Error if there is a file already
 */
export async function newBackupKey(file: string): Promise<string> {
  const identity = await generateIdentity();
  writeFileSync(file, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  return identityToRecipient(identity);
}
