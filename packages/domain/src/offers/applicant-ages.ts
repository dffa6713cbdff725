import { ageOn, type CivilDate, civilDate } from '../dates/civil-date.ts';
import type { Sealed } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { coBorrowers, newestOf } from '../facts/signers.selectors.ts';

/**
 * The ages of everyone who will owe the line, in completed years. Lawful uses only: capacity to contract, and favoring elderly applicants
 * (12 CFR 1002.6(b)(2)).
 */
export type ApplicantAges = {
  /** The applicant's. */
  readonly ageYears: number;
  /** Those of the co-borrowers who have told us their date of birth, by their uuid. */
  readonly coBorrowerAges: ReadonlyMap<string, number>;
};

/** How to read the dates of birth, which are sealed in the facts. */
type BirthDates = { readonly applicant: string; readonly ofCoBorrower: (sealed: Sealed) => string };

/** Returns everyone's age on a day. No date of birth leaves this function. */
export function applicantAges(facts: Facts, today: CivilDate, dobs: BirthDates): ApplicantAges {
  const age = (dob: string) => ageOn(civilDate(dob), today);
  const known = coBorrowers(facts).flatMap((signer) => {
    const details = newestOf(facts.signerDetails, signer);
    return details ? [[signer.uuid, age(dobs.ofCoBorrower(details.dob))] as const] : [];
  });
  return { ageYears: age(dobs.applicant), coBorrowerAges: new Map(known) };
}
