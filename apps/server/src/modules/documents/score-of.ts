import { BUREAUS, type Bureau } from '@homeline/documents/bureaus.ts';
import type { Score } from '@homeline/documents/subject.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { creditReport } from '@homeline/domain/facts/credit.selectors.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { keyFactors } from '@homeline/domain/reasons/score-factors.ts';
import type { Lender } from '../organisations/organisations.ts';

const SCORE_RANGE = { lowest: 300, highest: 850 };

/** Returns the lender's credit bureau, which provides the score. */
export function bureauOf({ creditBureau }: Lender): Bureau {
  return BUREAUS[creditBureau];
}

/** Returns the borrower's score as documents disclose it; undefined when the bureau gave none. */
export function scoreOf(facts: Facts, lender: Lender): Score | undefined {
  const report = creditReport(facts);
  return report && scoreOfReport(report, lender);
}

/** Returns the score of a report as documents disclose it; undefined when the bureau gave none. */
export function scoreOfReport(
  { fico, scoreFactors, scoreOutranksPct, pulledOn }: DeepReadonly<CreditReport>,
  lender: Lender,
): Score | undefined {
  if (fico === undefined) return undefined;
  const factors = keyFactors(scoreFactors);
  return {
    ...{ value: fico, ...SCORE_RANGE, on: pulledOn, factors, bureau: bureauOf(lender) },
    ...(scoreOutranksPct !== undefined && { outranksPct: scoreOutranksPct }),
  };
}
