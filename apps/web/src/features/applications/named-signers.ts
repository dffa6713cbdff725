import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { AdditionalSigner } from '@homeline/contract/applications/save-additional-profile.ts';
import * as z from 'zod';

export type GivenSigner = PartialAnswers<z.input<typeof AdditionalSigner>>;

/** A spouse who isn't on title: signs the deed and owes nothing. */
const SPOUSE: GivenSigner = { type: 'CO_DEEDER', holdsTitle: false, isSpouse: true, marriedTo: 'OWNER' };

/** The spouse of the owner before them in the list: signs the deed and owes nothing. */
const OWNERS_SPOUSE: GivenSigner = {
  ...{ type: 'CO_DEEDER', holdsTitle: false },
  ...{ isOwnersSpouse: true, marriedTo: 'OWNER' },
};

/** The signers of a home whose owners' spouses also sign: each must state whether they are married. */
export const SignersWithMarriages = z.array(AdditionalSigner.required({ marriedTo: true })).default([]);

/** The answers that decide which signers the page asks for. */
export type Asked = {
  /** The home has other owners. */
  readonly isJoint: boolean;
  /** Each owner's spouse must sign the deed of this home. */
  readonly spousesSign: boolean;
  /** So must the borrower's. */
  readonly spouseSigns: boolean;
  /** The lender lets another person borrow with the applicant. */
  readonly coBorrowers: boolean;
  /** The borrower lives in the home. */
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
    spousesSign: spouseSigns === true,
    spouseSigns: spouseSigns === true && isMarried,
    coBorrowers: origin?.coBorrowers !== false,
    livesThere: property?.occupancy === 'PRIMARY',
  };
}

/** Returns another owner of the home, about whom nothing is known yet. */
export function newOwner({ coBorrowers }: Pick<Asked, 'coBorrowers'>): GivenSigner {
  return { holdsTitle: true, ...(coBorrowers ? {} : { type: 'CO_DEEDER' as const }) };
}

/**
 * Returns the signers that the page asks for: the other owners, at least one of a home owned jointly, each with the spouse who must sign,
 * and then the borrower's spouse who must.
 */
export function askedSigners(signers: readonly GivenSigner[], asked: Asked): readonly GivenSigner[] {
  const given = asked.isJoint ? signers.filter(({ holdsTitle }) => holdsTitle) : [];
  const owners = asked.isJoint && given.length === 0 ? [newOwner(asked)] : given;
  const listed = owners.flatMap((owner): readonly GivenSigner[] => {
    const { isSpouse, marriedTo, ...rest } = owner;
    if (isSpouse && asked.spouseSigns) return [{ ...rest, isSpouse, marriedTo: 'OWNER' }];
    const named = { ...rest, ...(marriedTo && asked.spousesSign && { marriedTo }) };
    if (named.marriedTo !== 'OTHER') return [named];
    const next = signers[signers.indexOf(owner) + 1];
    return [named, next?.isOwnersSpouse ? next : OWNERS_SPOUSE];
  });
  if (!asked.spouseSigns || listed.some(({ isSpouse }) => isSpouse)) return listed;
  return [...listed, signers.find(isSpouseWithoutTitle) ?? SPOUSE];
}

/** Returns whether a signer is the borrower's spouse who isn't on title. */
export function isSpouseWithoutTitle({ holdsTitle, isSpouse }: GivenSigner): boolean {
  return isSpouse === true && !holdsTitle;
}
