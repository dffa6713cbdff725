import { randomUUID } from 'node:crypto';
import type { AdditionalProfileForm } from '@homeline/contract/applications/save-additional-profile.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Refuses signers who share an address: each gets a letter of their own, and signs under an account of their own. */
export function sharedAddressRefusal(
  { contact }: Facts,
  signers: AdditionalProfileForm['signers'],
): Refusal | undefined {
  const own = contact?.email.toLowerCase();
  const addresses = signers.map(({ email }) => email.toLowerCase());
  const index = addresses.findIndex((email, at) => email === own || addresses.indexOf(email) < at);
  if (index < 0) return undefined;
  const message =
    addresses[index] === own
      ? 'Must be their own address, not yours'
      : 'Must be a different address for each person';
  return refuse('INVALID_INPUT', { fields: { [`signers.${index}.email`]: message } });
}

type GivenSigner = Pick<Signer, 'name' | 'email' | 'type'>;

/** Returns the id of a named signer. One who stays keeps theirs, and so what they have done. */
export function uuidOf({ name, email, type }: GivenSigner, known: readonly Signer[]): string {
  const same = known.find((signer) => signer.name === name && signer.email === email && signer.type === type);
  return same?.uuid ?? randomUUID();
}
