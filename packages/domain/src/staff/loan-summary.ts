import { creditReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { currentTerms, initialDecision } from '../facts/offers.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { type Cents, formatWholeDollars, sumCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';

/** A figure that an underwriter looks for first. */
export type SummaryFigure = { readonly label: string; readonly value: string; readonly detail?: string };

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
      ? figure('Line', formatWholeDollars(terms.lineAmountCents), `${terms.termYears} years`)
      : largest > 0
        ? figure('Line', formatWholeDollars(largest as Cents), 'largest offered')
        : undefined,
    terms &&
      figure('Note rate', formatPct(terms.noteRatePct, 3), `${formatPct(terms.aprPct, 3)} with the fee`),
    terms && figure('Payment', formatWholeDollars(terms.monthlyPaymentCents), 'a month'),
    terms && figure('CLTV', formatPct(terms.cltvPct, 2)),
    terms && figure('DTI', formatPct(terms.dtiPct, 2)),
    typeof score === 'number' ? figure('Score', String(score)) : undefined,
    verified === undefined
      ? stated && figure('Income', formatWholeDollars(stated), 'a month, stated')
      : figure('Income', formatWholeDollars(verified as Cents), 'a month, verified'),
    value && figure('Home value', formatWholeDollars(value)),
    value && figure('Liens kept', formatWholeDollars(liens)),
  ];
  return figures.flatMap((one) => one || []);
}

function figure(label: string, value: string, detail?: string): SummaryFigure {
  return { label, value, ...(detail && { detail }) };
}
