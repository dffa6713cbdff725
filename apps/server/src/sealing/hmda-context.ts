import type { EncryptionContext } from './seal.ts';

/** Returns the encryption context of an application's HMDA answers. */
export function hmdaEncryptionContext(application: string): EncryptionContext {
  return { application, field: 'hmda.answers' };
}
