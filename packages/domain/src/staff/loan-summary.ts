import { coBorrowerIncome, countedCoBorrowers } from '../facts/co-borrowers.selectors.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { isServicemembersLine } from '../facts/military.selectors.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { chosenTerms, initialDecision, openChangedOffer } from '../facts/offers.selectors.ts';
import { areSameTerms } from '../facts/same-terms.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { type Cents, cents, formatWholeDollars, sumCents } from '../money/cents.ts';
import { cltvPct } from '../money/cltv.ts';
import { formatPct, formatRate } from '../money/percent.ts';
import { type DecisionContext, pricingScenario } from '../offers/pricing-scenario.ts';
import { limitsFor } from '../policy/limits.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { dtiPct } from '../pricing/ratios.ts';

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

export type SummaryFigure = {
  readonly name: FigureName;
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  /** How much of its limit it uses, from 0; above 1 it is over. */
  readonly ofLimit?: number;
  /** The figure exceeds what the policy allows. */
  readonly isOver?: true;
};

/**
 * Returns the figures of an application that staff read first, all of this moment: DTI and CLTV count the income, debts,
 * value and liens known now. What isn't known yet is left out.
 * @param context the rules that price it, and everyone's age; undefined while they aren't known
 */
export function loanSummary(facts: Facts, context: DecisionContext | undefined): readonly SummaryFigure[] {
  const shown = shownTerms(facts);
  const terms = shown?.terms;
  const scenario = context && pricingScenario(facts, context, terms?.product);
  const ratios = terms && scenario && ratiosOf(terms, scenario);
  const value = lendingValueCents(facts);
  const figures: readonly (SummaryFigure | undefined)[] = [
    shown ? figure('LINE', formatWholeDollars(shown.terms.lineAmountCents), shown.detail) : largest(facts),
    terms &&
      figure('NOTE_RATE', formatRate(terms.noteRatePct), `APR ${formatRate(terms.aprPct)} with the fee`),
    terms && figure('PAYMENT', formatWholeDollars(terms.monthlyPaymentCents), 'a month'),
    ratios && withLimit('CLTV', ratios.cltvPct, ratios.maxCltvPct),
    ratios && withLimit('DTI', ratios.dtiPct, ratios.maxDtiPct),
    score(facts, scenario),
    income(facts, scenario),
    value && figure('HOME_VALUE', formatWholeDollars(value)),
    value &&
      figure(
        'LIENS_KEPT',
        formatWholeDollars(sumCents(retainedLiens(facts).map(({ securedCents }) => securedCents))),
      ),
    isServicemembersLine(facts)
      ? figure('SERVICE', 'At opening', 'SCRA protects: tell the servicer')
      : undefined,
  ];
  return figures.flatMap((one) => one || []);
}

/** Returns the terms of this moment: those that wait for the borrower's answer, else those that the borrower chose. */
function shownTerms(facts: Facts): { readonly terms: Terms; readonly detail: string } | undefined {
  const offer = openChangedOffer(facts);
  const terms = offer?.after ?? chosenTerms(facts);
  // An offer that only confirms what was chosen is no news.
  const isNew = offer !== undefined && !areSameTerms(offer.before, offer.after);
  return (
    terms && {
      terms,
      detail: isNew ? `${terms.termYears} years, not accepted yet` : `${terms.termYears} years`,
    }
  );
}

function largest(facts: Facts): SummaryFigure | undefined {
  const offers = initialDecision(facts)?.offers ?? [];
  const cents = Math.max(0, ...offers.map(({ maximumCents }) => maximumCents)) as Cents;
  return cents > 0 ? figure('LINE', formatWholeDollars(cents), 'largest offered') : undefined;
}

function ratiosOf(terms: Terms, scenario: PricingScenario) {
  const limits = limitsFor(scenario.policy, scenario);
  return {
    cltvPct: cltvPct(scenario.valueCents, scenario.retainedLiensCents, cents(terms.lineAmountCents)),
    dtiPct: dtiPct(scenario.monthlyIncomeCents, scenario.monthlyDebtsCents, cents(terms.monthlyPaymentCents)),
    maxCltvPct: limits?.maxCltvPct,
    maxDtiPct: limits?.maxDtiPct,
  };
}

function withLimit(name: 'CLTV' | 'DTI', pct: number, maxPct: number | undefined): SummaryFigure {
  const value = Number.isFinite(pct) ? formatPct(pct, 2) : 'No income';
  if (maxPct === undefined) return figure(name, value);
  return {
    ...figure(name, value, `of ${formatPct(maxPct, 0)}`),
    ...(Number.isFinite(pct) && { ofLimit: pct / maxPct }),
    ...(pct > maxPct && { isOver: true }),
  };
}

function score(facts: Facts, scenario: PricingScenario | undefined): SummaryFigure | undefined {
  const fico = scenario?.fico ?? creditReport(facts)?.fico;
  if (typeof fico !== 'number') return undefined;
  return figure('SCORE', String(fico), scenario?.isJoint ? 'the lowest of all borrowers' : undefined);
}

/** The income that the DTI counts, of all borrowers. */
function income(facts: Facts, scenario: PricingScenario | undefined): SummaryFigure | undefined {
  const known = verifiedMonthlyGrossCents(facts);
  const counted = scenario?.monthlyIncomeCents ?? known ?? facts.statedIncome?.monthlyGrossCents;
  if (counted === undefined) return undefined;
  const others = scenario ? countedCoBorrowers(facts) : [];
  const isVerified =
    known !== undefined &&
    others.every((signer) => {
      const { isVerified: isProven, monthlyGrossCents } = coBorrowerIncome(facts, signer);
      return isProven || monthlyGrossCents === 0;
    });
  const people = others.length > 0 ? `, ${others.length + 1} borrowers` : '';
  return figure(
    'INCOME',
    formatWholeDollars(counted as Cents),
    `a month${people}, ${isVerified ? 'verified' : 'stated'}`,
  );
}

function figure(name: FigureName, value: string, detail?: string): SummaryFigure {
  return { name, label: LABELS[name], value, ...(detail && { detail }) };
}
