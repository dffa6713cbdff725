import { randomUUID } from 'node:crypto';
import type { AdditionalProfileForm } from '@homeline/contract/applications/save-additional-profile.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { type SpouseProblem, spouseProblem } from '@homeline/domain/signing/spouse.ts';
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

/** Returns the signers who count. With a sole owner, leaves out other owners and their spouses. */
export function ownSigners({
  ownership,
  signers,
}: Pick<AdditionalProfileForm, 'ownership' | 'signers'>): AdditionalProfileForm['signers'] {
  return ownership === 'INDIVIDUAL'
    ? signers.filter(({ holdsTitle, isOwnersSpouse }) => !holdsTitle && !isOwnersSpouse)
    : signers;
}

/** Refuses signers without the spouse whom state law has sign the security instrument, or with a spouse who need not sign. */
export function spouseRefusal(
  facts: Facts,
  marriage: Parameters<typeof spouseProblem>[1],
  signers: AdditionalProfileForm['signers'],
): Refusal | undefined {
  const problem = spouseProblem(facts, marriage, signers);
  if (!problem) return undefined;
  const unknown = signers.findIndex(
    ({ holdsTitle, isSpouse, marriedTo }) => holdsTitle && !isSpouse && !marriedTo,
  );
  const field = problem === 'OWNER_UNKNOWN' ? `signers.${unknown}.marriedTo` : 'signers';
  return refuse('INVALID_INPUT', { fields: { [field]: SPOUSE_PROBLEMS[problem] } });
}

const SPOUSE_PROBLEMS = {
  MISSING: 'State law has your spouse sign the deed. Enter your spouse',
  NOT_NEEDED: 'A spouse who doesn’t own the home doesn’t need to sign here. Leave the spouse out',
  TWO: 'Only one person can be your spouse',
  OWNER_UNKNOWN: 'Required',
  OWNERS_MISSING: 'State law has each owner’s spouse sign the deed. Enter the spouse',
} as const satisfies Record<SpouseProblem, string>;

type GivenSigner = Pick<Signer, 'name' | 'email' | 'type'>;

/** Returns the id of a named signer. A retained signer keeps their uuid and progress. */
export function uuidOf({ name, email, type }: GivenSigner, known: readonly Signer[]): string {
  const same = known.find((signer) => signer.name === name && signer.email === email && signer.type === type);
  return same?.uuid ?? randomUUID();
}
