/** The minimum age to apply. */
export const MINIMUM_AGE = 18;

/** The age of an elderly applicant under Regulation B, 12 CFR 1002.2(o). */
export const SENIOR_AGE = 62;

/** The age for pension withdrawals without a penalty, 59 1/2, in whole years: 26 U.S.C. 72(t)(2)(A)(i). */
export const PENSION_AGE = 60;
