import { creditReport } from '../credit/pulls.ts';
import type { Facts } from '../facts/facts.ts';
import { homeCosts } from '../liens/home-costs.ts';
import { mortgagesThatStay } from '../liens/liens.ts';
import { cents, formatDollars } from '../money/cents.ts';
import type { ExplainedSection } from './explanation.ts';
import { monthlyDebtsCents } from './situation.ts';

/** What the debts of a decision are made of: those beside the mortgages, each mortgage that the draw does not pay off, and what the home costs besides. */
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
      ...homeCosts(facts).map(({ label, monthlyCents }) => ({
        label,
        value: formatDollars(monthlyCents),
        from: 'As you stated it',
      })),
      { label: 'Debts a month', value: formatDollars(monthlyDebtsCents(facts)), isTotal: true },
    ],
  };
}
