import { ageOn, type CivilDate } from '../dates/civil-date.ts';
import { MINIMUM_AGE } from '../people/age.ts';

/**
 * The states in which a contract on a home binds only someone older than 18. For counsel to confirm.
 * Nebraska's majority is 19, but Neb. Rev. Stat. 43-2101(2) lets a person of 18 make a binding contract.
 */
const OLDER: Readonly<Record<string, { readonly years: number; readonly source: string }>> = {
  AL: { years: 19, source: 'Ala. Code 26-1-1' },
  MS: { years: 21, source: 'Miss. Code 1-3-27; 93-19-13 covers personal property only' },
};

/** Returns the age in years from which a person may borrow on a home in a state, two letters. */
export function ageOfMajority(state: string): number {
  return OLDER[state]?.years ?? MINIMUM_AGE;
}

/** Returns whether a person is old enough on a day to borrow on a home in a state. */
export function isOldEnough(bornOn: CivilDate, on: CivilDate, state: string): boolean {
  return ageOn(bornOn, on) >= ageOfMajority(state);
}

/** Returns what someone under age is told. */
export function tooYoungMessage(state: string, to: 'apply' | 'sign' = 'apply'): string {
  return `You must be at least ${ageOfMajority(state)} years old to ${to}.`;
}
