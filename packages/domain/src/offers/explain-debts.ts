import type { ExplanationLine, ExplanationSection } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { homeCosts } from '../facts/home-costs.selectors.ts';
import { retainedLiens, retainedMortgages } from '../facts/liens.selectors.ts';
import { cents, sumCents } from '../money/cents.ts';
import { combinedDebts } from '../underwriting/borrowers.ts';
import { type CountedDebt, totalDebtsCents } from '../underwriting/debts.ts';
import { borrowersOf } from './borrowers.ts';
import { monthlyDebtsCents } from './monthly-debts.ts';
import type { DecisionContext } from './pricing-scenario.ts';

/** Explains the monthly debts of a decision: each debt other than a mortgage, each mortgage that remains, and the other costs of the home. */
export function explainDebts(facts: Facts, context: DecisionContext): ExplanationSection {
  const borrowers = borrowersOf(facts, context);
  const counted = combinedDebts(borrowers);
  const ownCount = borrowers[0].tradelines.length;
  return {
    code: 'DEBTS',
    lines: [
      ...counted.slice(0, ownCount).map(debtLine),
      ...(borrowers.length > 1 ? [coBorrowersLine(counted.slice(ownCount))] : []),
      ...retainedMortgages(facts).map(
        ({ holder, monthlyPaymentCents, isOnThisHome }): ExplanationLine => ({
          code: 'MORTGAGE_PAYMENT',
          amounts: { cents: cents(monthlyPaymentCents), holder, isOnThisHome },
        }),
      ),
      ...homeCosts(facts).map(
        ({ cost, monthlyCents }): ExplanationLine => ({
          code: 'HOME_COST',
          amounts: { cents: cents(monthlyCents), cost },
        }),
      ),
      { code: 'DEBTS_TOTAL', amounts: { cents: monthlyDebtsCents(facts, borrowers) }, isTotal: true },
    ],
  };
}

function coBorrowersLine(counted: readonly CountedDebt[]): ExplanationLine {
  return { code: 'CO_BORROWER_DEBTS', amounts: { cents: totalDebtsCents(counted) } };
}

function debtLine({ debt, by, cents: countedCents }: CountedDebt): ExplanationLine {
  const { creditor, kind, balanceCents, monthlyPaymentCents, remainingPayments } = debt;
  return {
    code: 'DEBT',
    amounts: {
      ...{ cents: countedCents, creditor, kind, by, balanceCents: cents(balanceCents) },
      ...(monthlyPaymentCents !== undefined && { paymentCents: cents(monthlyPaymentCents) }),
      ...(remainingPayments !== undefined && { remainingPayments }),
    },
    ...(countedCents === 0 && { addsNothing: true }),
  };
}

/** Explains the liens that remain on the home in one section, each with the amount it secures; empty without any. */
export function explainLiens(facts: Facts): readonly ExplanationSection[] {
  const liens = retainedLiens(facts);
  if (liens.length === 0) return [];
  const totalCents = sumCents(liens.map(({ securedCents }) => securedCents));
  return [
    {
      code: 'LIENS',
      lines: [
        ...liens.map(
          ({ holder, securedCents, balanceCents, source }): ExplanationLine => ({
            code: 'LIEN',
            amounts: { holder, securedCents, balanceCents, source },
          }),
        ),
        { code: 'LIENS_TOTAL', amounts: { cents: totalCents }, isTotal: true },
      ],
    },
  ];
}
