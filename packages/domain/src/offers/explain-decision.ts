import type { TermsChange } from '../facts/change-reason.ts';
import {
  CHANGED_BY,
  DECISION,
  DECISION_SECTION,
  type Explanation,
  type ExplanationLine,
  type ExplanationSection,
  explanationBy,
  type Grounded,
  LIMITED_BY,
} from '../facts/explanation.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, formatDollars, formatWholeDollars, sumCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import { judgedFico, limitsFor, minimumFicoBy } from '../policy/limits.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import { buildOffers, type TermOffer } from '../pricing/offers.ts';
import type { FinalDecision, FinalFile } from '../underwriting/final-decision.ts';
import type { Carried } from '../underwriting/fit-terms.ts';
import type { InitialDecision } from '../underwriting/initial-decision.ts';
import { requiredReserves } from '../underwriting/reserves.ts';
import { decisionInWords, ruleLines } from '../underwriting/rule-lines.ts';
import { explainLimits, explainTerms, limitLines } from './explain-terms.ts';
import { termsWithout } from './explain-without.ts';
import type { Grounds } from './grounds.ts';

/** What was decided on, and how its figures came about. */
type Judged = Grounds & { readonly situation: PricingScenario };

/** Why a decision on stated income is what it is: what it rests on, every rule that fails, and each offer's figures at its largest line. */
export function explainInitial(
  { situation, income, debts, liens, value }: Judged,
  decided: Pick<InitialDecision, 'decision' | 'failures' | 'refusals'>,
  offers: readonly TermOffer[],
): Explanation {
  return explanationBy(situation, [
    restsOn(situation, value),
    income,
    debts,
    ...liens,
    limitsOn(situation),
    { title: DECISION_SECTION, lines: [...ruleLines(decided.failures), total(DECISION, decided.decision)] },
    ...termsWithout(situation, decided.refusals),
    ...offers.flatMap(({ termYears, product, priced }) => {
      const over = product === 'FIXED_TERM' ? `Over ${termYears} years` : 'Interest only';
      return explainPriced({ ...situation, product }, priced).map(({ title, lines }) => ({
        title: `${over}: ${title}`,
        lines,
      }));
    }),
  ]);
}

/**
 * Why priced terms are what they are: how large the line may be, and what it costs.
 * @param carried how debts cut the line down from a larger one, where they did
 */
export function explainPriced(
  situation: PricingScenario,
  priced: PricedChoice,
  carried?: Carried,
): readonly ExplanationSection[] {
  return [explainLimits(situation, priced, carried), ...explainTerms(situation, priced)];
}

/** Why a decision on verified income is what it is, with the figures of the terms that come of it. */
export function explainFinal(
  file: FinalFile,
  { income, debts, liens, value }: Grounds,
  decided: FinalDecision,
  priced: PricedChoice | undefined,
): Explanation {
  const { situation, chosen, statedMonthlyIncomeCents, verifiedReservesCents } = file;
  const { incomeTolerancePct, labels } = situation.policy;
  const reserves: ExplanationLine[] =
    verifiedReservesCents === undefined
      ? []
      : [{ label: 'Savings that were shown', value: formatDollars(verifiedReservesCents) }];
  return explanationBy(situation, [
    restsOn(situation, value),
    income,
    debts,
    ...liens,
    limitsOn(situation),
    {
      title: DECISION_SECTION,
      lines: [
        {
          label: 'Line chosen',
          value: formatWholeDollars(chosen.lineAmountCents),
          from: `At ${formatPct(chosen.noteRatePct, 2)}`,
        },
        {
          label: 'Income when it was chosen',
          value: formatDollars(statedMonthlyIncomeCents),
          from: `The verified one may be lower by ${formatPct(incomeTolerancePct, 2)}`,
          rule: { table: labels.incomeTolerancePct },
        },
        ...reserves,
        ...reservesLines(file),
        ...decided.failures.map((failure) => ({ label: LIMITED_BY, value: decisionInWords(failure) })),
        ...underwriterLines(file),
        ...(decided.winbackAvailable ? [WAY_BACK] : []),
        total(DECISION, decided.decision),
      ],
    },
    ...(priced ? explainPriced(situation, priced, decided.carried) : []),
    ...(decided.decision === 'DECLINE' ? termsWithout(situation, buildOffers(situation).refusals) : []),
  ]);
}

const WAY_BACK: ExplanationLine = { label: 'Way back', value: 'another line, term or product can be had' };

/** What became of terms that were chosen: others took their place, or none can be had. */
type Became = {
  readonly before: Terms;
  readonly limitedBy: string | undefined;
  readonly carried?: Carried | undefined;
  readonly became: ExplanationLine;
};

/** What was left to a person, and whether they have confirmed it. */
function underwriterLines({ forUnderwriter, underwriterApproved }: FinalFile): ExplanationLine[] {
  return forUnderwriter.map((what) => ({
    label: 'For an underwriter',
    value: what,
    from: underwriterApproved ? 'Confirmed' : 'Not confirmed yet',
  }));
}

/** Why terms were changed where no decision on the income changed them, with the figures of those that take their place. */
export function explainChange(
  judged: Judged,
  { reason, ...became }: Omit<Became, 'became'> & { reason: TermsChange },
  priced: PricedChoice | undefined,
): Explanation {
  return explainBecame(judged, { ...became, became: total(CHANGED_BY, reason) }, priced);
}

/** Why the terms that were chosen can no longer be had, nor any in their place. */
export function explainRefusal(judged: Judged, before: Terms, limitedBy: string | undefined): Explanation {
  return explainBecame(judged, { before, limitedBy, became: total(DECISION, 'DECLINE') });
}

function explainBecame(
  { situation, income, debts, liens, value, found }: Judged,
  { before, limitedBy, carried, became }: Became,
  priced?: PricedChoice,
): Explanation {
  return explanationBy(situation, [
    restsOn(situation, value),
    income,
    debts,
    ...liens,
    ...(found ? [found] : []),
    limitsOn(situation),
    {
      title: DECISION_SECTION,
      lines: [
        {
          label: 'Line before',
          value: formatWholeDollars(before.lineAmountCents),
          from: `Over ${before.termYears} years at ${formatPct(before.noteRatePct, 2)} with a fee of ${formatPct(before.feePct, 2)}`,
        },
        ...(priced ? [lineNow(priced.terms)] : []),
        ...(limitedBy ? [{ label: LIMITED_BY, value: decisionInWords(limitedBy) }] : []),
        became,
      ],
    },
    ...(priced
      ? explainPriced(situation, priced, carried)
      : termsWithout(situation, buildOffers(situation).refusals)),
  ]);
}

function lineNow({ lineAmountCents, termYears, noteRatePct }: Terms): ExplanationLine {
  return {
    label: 'Line now',
    value: formatWholeDollars(lineAmountCents),
    from: `Over ${termYears} years at ${formatPct(noteRatePct, 2)}`,
  };
}

/** The savings that the chosen line asks for, where it asks for any. */
function reservesLines({ situation, chosen, housingPaymentsCents }: FinalFile): ExplanationLine[] {
  const required = requiredReserves(situation.policy, {
    lineCents: chosen.lineAmountCents,
    housingPaymentsCents,
    newPaymentCents: chosen.monthlyPaymentCents,
  });
  if (required === 0) return [];
  const { reserves, labels } = situation.policy;
  return [
    {
      label: 'Savings that the chosen line asks for',
      value: formatDollars(required),
      from: `${reserves.months} months of all housing payments, for lines above ${formatWholeDollars(reserves.aboveLineCents)}`,
      rule: { table: labels.reserveMonths },
    },
  ];
}

/** What the policy asks of this home and this score, whatever is offered. */
function limitsOn(situation: PricingScenario): ExplanationSection {
  const { policy } = situation;
  const lowest = minimumFicoBy(policy, situation);
  const limits = limitsFor(policy, { ...situation, fico: judgedFico(policy, situation) });
  return {
    title: 'What the policy asks',
    lines: [
      {
        label: 'Lowest score for this home',
        value: String(lowest.fico),
        rule: { table: lowest.by.table, row: lowest.by.row },
      },
      {
        label: 'Smallest line',
        value: formatWholeDollars(policy.minLineCents),
        rule: { table: policy.labels.smallestLine },
      },
      ...(limits ? limitLines(situation, limits) : []),
    ],
  };
}

function restsOn(situation: PricingScenario, value: Grounded): ExplanationSection {
  const { fico, valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = situation;
  const amounts: [string, Cents, Grounded?][] = [
    ['Value of the home', valueCents, value],
    ['Liens that stay', sumCents(retainedLiensCents)],
    ['Income a month', monthlyIncomeCents],
    [
      'Debts a month',
      monthlyDebtsCents,
      { from: 'With the mortgages that stay and what the home costs besides' },
    ],
  ];
  return {
    title: 'What it rests on',
    lines: [
      { label: 'Score', value: String(fico) },
      ...amounts.map(([label, amount, grounds]) => ({ label, value: amountOf(amount), ...grounds })),
    ],
  };
}

/** Whole dollars without the cents. */
function amountOf(amount: Cents): string {
  return amount % 100 === 0 ? formatWholeDollars(amount) : formatDollars(amount);
}

function total(label: string, value: string): ExplanationLine {
  return { label, value: decisionInWords(value), isTotal: true };
}
