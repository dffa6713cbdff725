import { creditReport } from '../facts/credit.selectors.ts';
import type { ExplanationSection } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { homeCosts } from '../facts/home-costs.selectors.ts';
import { LIEN_SOURCES } from '../facts/lien-sources.ts';
import { type KnownLien, mortgagesThatStay, retainedLiens } from '../facts/liens.selectors.ts';
import { cents, formatDollars, sumCents } from '../money/cents.ts';
import { monthlyDebtsCents } from './pricing-scenario.ts';

/** What the debts of a decision are made of: those beside the mortgages, each mortgage that the draw does not pay off, and what the home costs besides. */
export function explainDebts(facts: Facts): ExplanationSection {
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

/** The liens that stay on the home, each with what it counts for against the value; none without any. */
export function explainLiens(facts: Facts): readonly ExplanationSection[] {
  const liens = retainedLiens(facts);
  if (liens.length === 0) return [];
  const sum = sumCents(liens.map(({ securedCents }) => securedCents));
  return [
    {
      title: 'Liens that stay',
      lines: [
        ...liens.map((lien) => ({
          label: lien.holder,
          value: formatDollars(lien.securedCents),
          from: countedAs(lien),
        })),
        { label: 'Liens that stay', value: formatDollars(sum), isTotal: true },
      ],
    },
  ];
}

/** A line of credit counts at its limit, whatever is owed on it. */
function countedAs({ source, securedCents, balanceCents }: KnownLien): string {
  const known = LIEN_SOURCES[source].borrower;
  return securedCents === balanceCents
    ? known
    : `${known}; at its limit, with ${formatDollars(balanceCents)} owed on it`;
}
