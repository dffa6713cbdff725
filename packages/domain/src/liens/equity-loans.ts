import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { reportedMortgages, retainedLiens } from './liens.ts';

/** A line of credit or a second mortgage on the home. */
export type EquityLoan = {
  readonly holder: string;
  readonly openedOn: CivilDate;
  /** The draw does not pay it off. */
  readonly stays: boolean;
};

/** Every other line of credit and second mortgage on the home that the credit file tells of. */
export function otherEquityLoans(facts: Facts): readonly EquityLoan[] {
  const retained = new Set(retainedLiens(facts).map(({ id }) => id));
  return reportedMortgages(facts)
    .filter(({ kind }) => kind !== 'MORTGAGE')
    .map(({ id, lender, openedOn }) => ({ holder: lender, openedOn, stays: retained.has(id) }));
}
