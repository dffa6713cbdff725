import type { Facts } from '../facts/facts.ts';
import type { Occupancy } from '../facts/home.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import { stateRules } from '../states/states.ts';

/**
 * Returns whether a married owner's spouse signs the security instrument of a home even without title: for community property wherever
 * the home is the couple's, for homestead and dower where they live. Elsewhere the spouse must not be asked.
 * Source: 12 CFR 1002.7(d)(4), the laws that `spouseSigns` and `communityProperty` of the states name, Tex. Const. art. XVI, 50(a)(6)(A)
 * and Fla. Const. art. X, 4(c). For counsel to confirm by state: whether dower there also reaches a home that nobody of the couple lives
 * in, and whether a separation agreement releases the right.
 */
export function spouseSigns(state: string, occupancy: Occupancy): boolean {
  const rules = stateRules(state);
  return rules.communityProperty || (rules.spouseSigns && occupancy === 'PRIMARY');
}

type Home = { readonly state: string; readonly occupancy: Occupancy };

/** Returns whether the spouse of any owner signs the security instrument of this home. */
export function spousesSign(home: Home | undefined): boolean {
  return home !== undefined && spouseSigns(home.state, home.occupancy);
}

type Marriage = Pick<NonNullable<Facts['additionalProfile']>, 'maritalStatus'>;

/** Returns whether the borrower's spouse signs the security instrument. Until a divorce, someone separated is married too. */
export function borrowersSpouseSigns(
  { property }: Pick<Facts, 'property'>,
  { maritalStatus }: Marriage,
): boolean {
  return maritalStatus !== 'UNMARRIED' && spousesSign(property);
}

/** Returns whether the line can't close without this signer: a spouse whose signature state law requires. */
export function isRequiredSpouse(facts: Facts, { isSpouse, isOwnersSpouse }: Signer): boolean {
  const { additionalProfile } = facts;
  if (isOwnersSpouse) return spousesSign(facts.property);
  return (
    isSpouse === true && additionalProfile !== undefined && borrowersSpouseSigns(facts, additionalProfile)
  );
}

type NamedSigner = { readonly holdsTitle: boolean } & Pick<
  { readonly [Field in keyof Signer]?: Signer[Field] | undefined },
  'isSpouse' | 'marriedTo' | 'isOwnersSpouse'
>;

export type SpouseProblem = 'MISSING' | 'NOT_NEEDED' | 'TWO' | 'OWNER_UNKNOWN' | 'OWNERS_MISSING';

/**
 * Returns what is wrong with the named signers: a spouse who must sign is missing, a spouse without title need not sign
 * (12 CFR 1002.7(d)(1)), or nobody said whether another owner is married.
 */
export function spouseProblem(
  facts: Pick<Facts, 'property'>,
  marriage: Marriage,
  signers: readonly NamedSigner[],
): SpouseProblem | undefined {
  return borrowersSpouseProblem(facts, marriage, signers) ?? ownersSpouseProblem(facts, signers);
}

/** Each other owner's spouse, named just after them, signs as the borrower's does. */
function ownersSpouseProblem(
  facts: Pick<Facts, 'property'>,
  signers: readonly NamedSigner[],
): SpouseProblem | undefined {
  if (!spousesSign(facts.property))
    return signers.some((each) => each.isOwnersSpouse) ? 'NOT_NEEDED' : undefined;
  for (const [index, { holdsTitle, isSpouse, marriedTo }] of signers.entries()) {
    const isFollowed = signers[index + 1]?.isOwnersSpouse === true;
    if (holdsTitle && !isSpouse && marriedTo === undefined) return 'OWNER_UNKNOWN';
    const needsSpouse = holdsTitle && !isSpouse && marriedTo === 'OTHER';
    if (needsSpouse && !isFollowed) return 'OWNERS_MISSING';
    if (!needsSpouse && isFollowed) return 'NOT_NEEDED';
  }
  return undefined;
}

function borrowersSpouseProblem(
  facts: Pick<Facts, 'property'>,
  marriage: Marriage,
  signers: readonly NamedSigner[],
): SpouseProblem | undefined {
  const spouses = signers.filter(({ isSpouse }) => isSpouse);
  if (borrowersSpouseSigns(facts, marriage)) {
    if (spouses.length > 1) return 'TWO';
    return spouses.length === 0 ? 'MISSING' : undefined;
  }
  return spouses.some(({ holdsTitle }) => !holdsTitle) ? 'NOT_NEEDED' : undefined;
}
