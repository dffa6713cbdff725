import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from './facts.ts';
import type { LienAnswer } from './liens.facts.ts';
import { type KnownLien, knownLiens, liensAreAnswered } from './liens.selectors.ts';
import { reportedMortgages } from './recorded-liens.selectors.ts';

/** A home equity loan or line from another lender on the home. */
export type EquityLoan = {
  readonly holder: string;
  readonly openedOn: CivilDate;
  /** True when the draw doesn't pay it off. */
  readonly stays: boolean;
};

/** Returns other lenders' home equity loans on the home. Without an answer or a review finding, the bureau's loan type decides. */
export function otherEquityLoans(facts: Facts): readonly EquityLoan[] {
  const seconds = new Set(
    reportedMortgages(facts)
      .filter(({ kind }) => kind !== 'MORTGAGE')
      .map(({ id }) => id),
  );
  return knownLiens(facts)
    .filter(({ isOnThisHome }) => isOnThisHome)
    .filter(({ id, answer, isEquityLoan = answer === undefined && seconds.has(id) }) => isEquityLoan)
    .map(({ holder, openedOn, answer }) => ({ holder, openedOn, stays: answer !== 'PAY_OFF' }));
}

/** Returns whether a Texas borrower must say if a lien is a home equity loan. */
export function asksEquityLoan({ answer }: { readonly answer?: LienAnswer | undefined }): boolean {
  return answer === 'CONFIRMED' || answer === 'PAY_OFF';
}

/**
 * Returns the liens on a Texas home that need another answer from the borrower. Some appear only in the hard pull, after the first
 * answers. Others are equity loans, by the review's finding, that the draw doesn't pay off.
 */
export function foundLiens(facts: Facts): readonly KnownLien[] {
  if (facts.property?.state !== 'TX' || !liensAreAnswered(facts)) return [];
  return knownLiens(facts).filter(
    ({ isOnThisHome, source, answer, isEquityLoan, isReviewedEquityLoan }) =>
      isOnThisHome &&
      (isReviewedEquityLoan
        ? answer !== 'PAY_OFF'
        : (source === 'CREDIT' || source === 'BOTH') && answer === undefined && isEquityLoan === undefined),
  );
}
