import { randomUUID } from 'node:crypto';
import type { AdditionalProfileForm } from '@homeline/contract/applications/save-additional-profile.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Addressed = { readonly email: string };

/** Refuses signers who share an address: each gets a letter of their own, and signs under an account of their own. */
export function sharedAddressRefusal(
  facts: Facts,
  signers: AdditionalProfileForm['signers'],
): Refusal | undefined {
  for (const [index, { email }] of signers.entries()) {
    const message = addressProblem(facts, email, signers.slice(0, index));
    if (message) return refuse('INVALID_INPUT', { fields: { [`signers.${index}.email`]: message } });
  }
  return undefined;
}

/** Returns why an address can't be a signer's: it is the borrower's or another signer's. */
export function addressProblem(
  { contact }: Facts,
  email: string,
  others: readonly Addressed[],
): string | undefined {
  const isSame = (other: string | undefined) => other?.toLowerCase() === email.toLowerCase();
  if (isSame(contact?.email)) return 'Must be their own address, not yours';
  return others.some((other) => isSame(other.email))
    ? 'Must be a different address for each person'
    : undefined;
}

type GivenSigner = Pick<Signer, 'name' | 'email' | 'type'>;

/** Returns the id of a named signer. A retained signer keeps their uuid and progress. */
export function uuidOf({ name, email, type }: GivenSigner, known: readonly Signer[]): string {
  const same = known.find((signer) => signer.name === name && signer.email === email && signer.type === type);
  return same?.uuid ?? randomUUID();
}
