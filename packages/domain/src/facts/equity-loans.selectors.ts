import type { CivilDate } from '../dates/civil-date.ts';
import type { LienAnswer } from './credit.facts.ts';
import type { Facts } from './facts.ts';
import { type KnownLien, knownLiens, liensAreAnswered } from './liens.selectors.ts';
import { reportedMortgages } from './recorded-liens.selectors.ts';

/** A home equity loan or line of another lender on the home. */
export type EquityLoan = {
  readonly holder: string;
  readonly openedOn: CivilDate;
  /** The draw does not pay it off. */
  readonly stays: boolean;
};

/** Every other home equity loan on the home, as the borrower or the review says. One that nobody was asked about is what the bureau calls it. */
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

/** Texas asks of each lien that is said to be on this home whether it is a home equity loan: what bought the home may stay. */
export function asksEquityLoan({ answer }: { readonly answer?: LienAnswer | undefined }): boolean {
  return answer === 'CONFIRMED' || answer === 'PAY_OFF';
}

/**
 * The liens on a home in Texas of which the borrower must say more than they did: one that only the full report shows, so that nobody
 * asked about it, and one that a review has since found to be an equity loan which the draw does not pay off.
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
