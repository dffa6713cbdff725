import { creditReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { cents } from '../money/cents.ts';
import type { Borrower } from '../underwriting/borrowers.ts';
import { type IncomeContext, monthlyIncome, reservesCents } from './monthly-income.ts';

/** Returns everyone who will owe the line and has a credit report: the applicant, until co-borrowers' own reports are pulled. */
export function borrowersOf(facts: Facts, context: IncomeContext): readonly [Borrower, ...Borrower[]] {
  const { fico, tradelines = [] } = creditReport(facts) ?? {};
  return [
    {
      scores: fico === undefined ? [] : [fico],
      tradelines,
      monthlyIncomeCents: monthlyIncome(facts, context).totalCents,
      savingsCents: reservesCents(facts) ?? cents(0),
    },
  ];
}
