import { coBorrowerIncome, coBorrowerReport, countedCoBorrowers } from '../facts/co-borrowers.selectors.ts';
import type { CreditReport } from '../facts/credit.facts.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { taxFreePart } from '../facts/income.selectors.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import type { Tradeline } from '../facts/tradeline.ts';
import { type CountedIncome, countedIncome } from '../income/other-income.ts';
import { cents } from '../money/cents.ts';
import type { Borrower } from '../underwriting/borrowers.ts';
import { type IncomeContext, monthlyIncome, reservesCents } from './monthly-income.ts';

type Mortgage = DeepReadonly<CreditReport['mortgages'][number]>;

/** Returns everyone who will owe the line, the applicant first. Co-borrowers count once all of them have answered. */
export function borrowersOf(facts: Facts, context: IncomeContext): readonly [Borrower, ...Borrower[]] {
  const { fico, tradelines = [] } = creditReport(facts) ?? {};
  return [
    {
      scores: fico === undefined ? [] : [fico],
      tradelines,
      monthlyIncomeCents: monthlyIncome(facts, context).totalCents,
      savingsCents: reservesCents(facts) ?? cents(0),
    },
    ...countedCoBorrowers(facts).map((signer) => coBorrowerOf(facts, signer, context)),
  ];
}

/** Returns the part of a co-borrower's monthly income that counts. Tax-free income counts for more. */
export function countedCoBorrowerIncome(
  facts: Facts,
  signer: Signer,
  { policy }: IncomeContext,
): CountedIncome {
  const { monthlyGrossCents, taxFreeCents } = coBorrowerIncome(facts, signer);
  const award = taxFreeCents === undefined ? undefined : taxFreePart(taxFreeCents);
  return countedIncome(policy, undefined, monthlyGrossCents, award);
}

function coBorrowerOf(facts: Facts, signer: Signer, context: IncomeContext): Borrower {
  const { report } = coBorrowerReport(facts, signer) ?? {};
  const shared = new Set(creditReport(facts)?.mortgages.map(mortgageKey));
  const ownMortgages = (report?.mortgages ?? []).filter((mortgage) => !shared.has(mortgageKey(mortgage)));
  return {
    scores: report?.fico === undefined ? [] : [report.fico],
    tradelines: [...(report?.tradelines ?? []), ...ownMortgages.map(asDebt)],
    monthlyIncomeCents: countedCoBorrowerIncome(facts, signer, context).monthlyCents,
    savingsCents: cents(0),
  };
}

/** Bureaus number accounts per report, so a mortgage on both reports is the same by its lender and opening. */
function mortgageKey({ lender, openedOn }: Mortgage): string {
  return `${lender.trim().toLowerCase()} ${openedOn}`;
}

/** A mortgage that only the co-borrower owes counts as a debt. Title finds it if it's on this home. */
function asDebt({
  id,
  lender,
  balanceCents,
  monthlyPaymentCents,
  openedOn,
}: Mortgage): DeepReadonly<Tradeline> {
  return {
    ...{ id, creditor: lender, kind: 'INSTALLMENT', responsibility: 'INDIVIDUAL', status: 'OPEN' },
    ...{ balanceCents, monthlyPaymentCents, openedOn },
  };
}
