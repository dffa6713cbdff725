import type { Facts } from '../../facts/facts.ts';
import { coBorrowers, type Signer } from '../../facts/signers.selectors.ts';

/** Someone who will owe the line: the applicant has no signer. */
export type BorrowingPerson = { readonly name: string; readonly signer?: Signer };

/** Returns everyone who will owe the line, the applicant first, whether or not they have answered. */
export function borrowingPeople(facts: Facts): readonly BorrowingPerson[] {
  return [
    { name: applicantName(facts) },
    ...coBorrowers(facts).map((signer) => ({ name: signer.name, signer })),
  ];
}

/** Returns the applicant's name as registered. */
export function applicantName({ profile }: Facts): string {
  return profile ? `${profile.firstName} ${profile.lastName}` : 'Borrower';
}
