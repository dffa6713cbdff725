import { ageOn, type CivilDate } from '../dates/civil-date.ts';

/** The minimum age to apply. */
export const MINIMUM_AGE = 18;

/** The age of an elderly applicant under Regulation B, 12 CFR 1002.2(o). */
export const SENIOR_AGE = 62;

/** The age for pension withdrawals without a penalty, 59 1/2, in whole years: 26 U.S.C. 72(t)(2)(A)(i). */
export const PENSION_AGE = 60;

export const TOO_YOUNG_MESSAGE = 'You must be at least 18 years old to apply.';

/** Returns whether a person is old enough to apply on a day. */
export function isOldEnough(bornOn: CivilDate, on: CivilDate): boolean {
  return ageOn(bornOn, on) >= MINIMUM_AGE;
}
