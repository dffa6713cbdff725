import { creditReport } from '../credit/pulls.ts';
import type { Facts } from '../facts/facts.ts';
import { mortgagesThatStay } from '../liens/liens.ts';
import { cents, formatDollars } from '../money/cents.ts';
import type { ExplainedSection } from './explanation.ts';
import { monthlyDebtsCents } from './situation.ts';

/** What the debts of a decision are made of: those beside the mortgages, and each mortgage that the draw does not pay off. */
export function explainDebts(facts: Facts): ExplainedSection {
  const others = creditReport(facts)?.nonMortgageMonthlyDebtsCents ?? cents(0);
  return {
    title: 'Debts a month',
    lines: [
      { label: 'Beside mortgages', value: formatDollars(others), from: 'Credit file' },
      ...mortgagesThatStay(facts).map(({ holder, monthlyPaymentCents, isOnThisHome }) => ({
        label: holder,
        value: formatDollars(monthlyPaymentCents),
        ...(!isOnThisHome && { from: 'On another home' }),
      })),
      { label: 'Debts a month', value: formatDollars(monthlyDebtsCents(facts)), isTotal: true },
    ],
  };
}
