import { randomBytes } from 'node:crypto';

/** Returns an initial password, which an administrator passes on. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}
