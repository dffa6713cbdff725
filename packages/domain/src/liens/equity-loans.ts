import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { knownLiens } from './liens.ts';
import { reportedMortgages } from './on-record.ts';

/** A line of credit or a second mortgage on the home. */
export type EquityLoan = {
  readonly holder: string;
  readonly openedOn: CivilDate;
  /** The draw does not pay it off. */
  readonly stays: boolean;
};

/** Every other line of credit and second mortgage on the home that the credit file tells of. */
export function otherEquityLoans(facts: Facts): readonly EquityLoan[] {
  const known = new Map(knownLiens(facts).map((lien) => [lien.id, lien]));
  return reportedMortgages(facts)
    .filter(({ id, kind }) => kind !== 'MORTGAGE' && known.get(id)?.isOnThisHome)
    .map(({ id, lender, openedOn }) => ({
      holder: lender,
      openedOn,
      stays: known.get(id)?.answer !== 'PAY_OFF',
    }));
}
