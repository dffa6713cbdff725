import { creditReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { isServicemembersLine } from '../facts/military.selectors.ts';
import { currentTerms, initialDecision } from '../facts/offers.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { type Cents, formatWholeDollars, sumCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';

/** The figures that an underwriter looks for first, in order. */
const LABELS = {
  LINE: 'Line',
  NOTE_RATE: 'Note rate',
  PAYMENT: 'Payment',
  CLTV: 'CLTV',
  DTI: 'DTI',
  SCORE: 'Score',
  INCOME: 'Income',
  HOME_VALUE: 'Home value',
  LIENS_KEPT: 'Liens kept',
  SERVICE: 'Military service',
} as const;
export type FigureName = keyof typeof LABELS;

type SummaryFigure = {
  readonly name: FigureName;
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
};

/** Returns the figures of an application that staff read first; what isn't known yet is left out. */
export function loanSummary(facts: Facts): readonly SummaryFigure[] {
  const terms = currentTerms(facts);
  const largest = Math.max(
    0,
    ...(initialDecision(facts)?.offers.map(({ maximumCents }) => maximumCents) ?? []),
  );
  const value = lendingValueCents(facts);
  const liens = sumCents(retainedLiens(facts).map(({ securedCents }) => securedCents));
  const verified = verifiedMonthlyGrossCents(facts);
  const stated = facts.statedIncome?.monthlyGrossCents;
  const score = creditReport(facts)?.fico;
  const figures: readonly (SummaryFigure | undefined)[] = [
    terms
      ? figure('LINE', formatWholeDollars(terms.lineAmountCents), `${terms.termYears} years`)
      : largest > 0
        ? figure('LINE', formatWholeDollars(largest as Cents), 'largest offered')
        : undefined,
    terms &&
      figure('NOTE_RATE', formatPct(terms.noteRatePct, 3), `${formatPct(terms.aprPct, 3)} with the fee`),
    terms && figure('PAYMENT', formatWholeDollars(terms.monthlyPaymentCents), 'a month'),
    terms && figure('CLTV', formatPct(terms.cltvPct, 2)),
    terms && figure('DTI', formatPct(terms.dtiPct, 2)),
    typeof score === 'number' ? figure('SCORE', String(score)) : undefined,
    verified === undefined
      ? stated && figure('INCOME', formatWholeDollars(stated), 'a month, stated')
      : figure('INCOME', formatWholeDollars(verified as Cents), 'a month, verified'),
    value && figure('HOME_VALUE', formatWholeDollars(value)),
    value && figure('LIENS_KEPT', formatWholeDollars(liens)),
    isServicemembersLine(facts)
      ? figure('SERVICE', 'At opening', 'SCRA protects: tell the servicer')
      : undefined,
  ];
  return figures.flatMap((one) => one || []);
}

function figure(name: FigureName, value: string, detail?: string): SummaryFigure {
  return { name, label: LABELS[name], value, ...(detail && { detail }) };
}
