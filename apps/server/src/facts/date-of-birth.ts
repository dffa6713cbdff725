import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Context } from '../context.ts';
import type { ApplicationKey } from './load.ts';

/** Returns the decrypted date of birth, only for the borrower or a provider that needs it. */
export function dobOf(
  { sealing }: Context,
  { applicationId }: ApplicationKey,
  { profile }: Facts,
): string | undefined {
  return profile && sealing.open(profile.dob, { application: applicationId, field: 'profile.dob' });
}
