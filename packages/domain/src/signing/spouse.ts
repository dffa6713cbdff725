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

type Marriage = Pick<NonNullable<Facts['additionalProfile']>, 'maritalStatus'>;

/** Returns whether the borrower's spouse signs the security instrument. Until a divorce, someone separated is married too. */
export function borrowersSpouseSigns(
  { property }: Pick<Facts, 'property'>,
  { maritalStatus }: Marriage,
): boolean {
  return (
    maritalStatus !== 'UNMARRIED' && property !== undefined && spouseSigns(property.state, property.occupancy)
  );
}

/** Returns whether the line can't close without this signer: the spouse whose signature state law requires. */
export function isRequiredSpouse(facts: Facts, { isSpouse }: Signer): boolean {
  const { additionalProfile } = facts;
  return (
    isSpouse === true && additionalProfile !== undefined && borrowersSpouseSigns(facts, additionalProfile)
  );
}

type NamedSigner = { readonly holdsTitle: boolean; readonly isSpouse?: boolean | undefined };

/**
 * Returns what is wrong with the named signers: the spouse who must sign isn't among them, or a spouse without title is who need not sign
 * (12 CFR 1002.7(d)(1)).
 */
export function spouseProblem(
  facts: Pick<Facts, 'property'>,
  marriage: Marriage,
  signers: readonly NamedSigner[],
): 'MISSING' | 'NOT_NEEDED' | 'TWO' | undefined {
  const spouses = signers.filter(({ isSpouse }) => isSpouse);
  if (borrowersSpouseSigns(facts, marriage)) {
    if (spouses.length > 1) return 'TWO';
    return spouses.length === 0 ? 'MISSING' : undefined;
  }
  return spouses.some(({ holdsTitle }) => !holdsTitle) ? 'NOT_NEEDED' : undefined;
}
