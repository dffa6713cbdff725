import type { EncryptionContext } from './seal.ts';

/** Returns the encryption context of a stored file. */
export function fileEncryptionContext(
  { applicationId }: { readonly applicationId: string },
  file: string,
): EncryptionContext {
  return { application: applicationId, field: `file ${file}` };
}
