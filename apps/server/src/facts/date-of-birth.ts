import type { Facts } from '@homeline/domain/facts/facts.ts';
import { newestOf, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
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

/** Returns a signer's decrypted date of birth, only for a comparison with what a caller says. */
export function signerDobOf(
  { sealing }: Context,
  { applicationId }: ApplicationKey,
  { signerDetails }: Facts,
  signer: Signer,
): string | undefined {
  const details = newestOf(signerDetails, signer);
  return details && sealing.open(details.dob, { application: applicationId, field: 'signerDetails.dob' });
}
