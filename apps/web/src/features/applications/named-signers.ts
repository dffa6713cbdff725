import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { AdditionalSigner } from '@homeline/contract/applications/save-additional-profile.ts';
import type * as z from 'zod';

export type GivenSigner = PartialAnswers<z.input<typeof AdditionalSigner>>;

/** A spouse who isn't on title: signs the deed and owes nothing. */
const SPOUSE: GivenSigner = { type: 'CO_DEEDER', holdsTitle: false, isSpouse: true };

/** What decides whom the page asks for. */
export type Asked = {
  /** The home has other owners. */
  readonly isJoint: boolean;
  /** The borrower's spouse must sign the deed. */
  readonly spouseSigns: boolean;
  /** The lender lets another person borrow with the applicant. */
  readonly coBorrowers: boolean;
  /** The home is the borrower's own. */
  readonly livesThere: boolean;
};

type Home = Pick<Answers, 'origin' | 'property' | 'spouseSigns'>;

/** Returns whom to ask for about a home, with the ownership and marital status given so far. */
export function askedAbout(
  { origin, property, spouseSigns }: Home,
  ownership: string | undefined,
  maritalStatus: string | undefined,
): Asked {
  // Until a divorce, someone separated is married.
  const isMarried = maritalStatus === 'MARRIED' || maritalStatus === 'SEPARATED';
  return {
    isJoint: ownership === 'JOINT',
    spouseSigns: spouseSigns === true && isMarried,
    coBorrowers: origin?.coBorrowers !== false,
    livesThere: property?.occupancy === 'PRIMARY',
  };
}

/** Returns another owner of the home, about whom nothing is known yet. */
export function newOwner({ coBorrowers }: Pick<Asked, 'coBorrowers'>): GivenSigner {
  return { holdsTitle: true, ...(coBorrowers ? {} : { type: 'CO_DEEDER' as const }) };
}

/** Returns the signers that the page asks for: the other owners, at least one of a home owned jointly, and then a spouse who must sign. */
export function askedSigners(signers: readonly GivenSigner[], asked: Asked): readonly GivenSigner[] {
  const given = signers.filter(({ holdsTitle }) => holdsTitle);
  const owners = asked.isJoint ? [...given, ...(given.length === 0 ? [newOwner(asked)] : [])] : [];
  if (!asked.spouseSigns) return owners.map(({ isSpouse: _, ...owner }) => owner);
  if (owners.some(({ isSpouse }) => isSpouse)) return owners;
  return [...owners, signers.find(isSpouseWithoutTitle) ?? SPOUSE];
}

/** Returns whether a signer is the spouse who isn't on title. */
export function isSpouseWithoutTitle({ holdsTitle, isSpouse }: GivenSigner): boolean {
  return isSpouse === true && !holdsTitle;
}
