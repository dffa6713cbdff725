import type { TermsChange } from '../facts/change-reason.ts';
import type { SourcedValue } from '../facts/explanation.ts';
import {
  decisionLine,
  type Explanation,
  type ExplanationLine,
  type ExplanationSection,
  explanationBy,
} from '../facts/explanation.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { sumCents } from '../money/cents.ts';
import { limitsFor, minimumFicoWithRow, underwritingFico } from '../policy/limits.ts';
import type { PricedChoice, PricingScenario } from '../pricing/choice.ts';
import { buildOffers, type TermOffer } from '../pricing/offers.ts';
import type { FinalDecision, FinalFile } from '../underwriting/final-decision.ts';
import type { Carried } from '../underwriting/fit-terms.ts';
import type { InitialDecision } from '../underwriting/initial-decision.ts';
import { requiredReserves } from '../underwriting/reserves.ts';
import { ruleLines } from '../underwriting/rule-lines.ts';
import { explainLimits, explainTerms, limitLines } from './explain-terms.ts';
import { termsWithout } from './explain-without.ts';
import type { Grounds } from './grounds.ts';

/** The inputs of a decision, and how its figures came about. */
type Judged = Grounds & { readonly scenario: PricingScenario };

/** Returns why a decision on stated income is what it is: its inputs, every failing rule, and each offer's figures at its largest line. */
export function explainInitial(
  { scenario, ...grounds }: Judged,
  decided: Pick<InitialDecision, 'decision' | 'failures' | 'refusals'>,
  offers: readonly TermOffer[],
): Explanation {
  return explanationBy(scenario, [
    ...inputSections(scenario, grounds),
    { code: 'DECISION', lines: [...ruleLines(decided.failures), decisionLine(decided.decision)] },
    ...termsWithout(scenario, decided.refusals),
    ...offers.flatMap(({ termYears, product, priced }) =>
      explainPriced({ ...scenario, product }, priced).map((section) => ({
        ...section,
        offer: { product, termYears },
      })),
    ),
  ]);
}

/**
 * Returns why priced terms are what they are: how large the line may be, and what it costs.
 * @param carried how debts reduced the line from a larger one, where they did
 */
export function explainPriced(
  scenario: PricingScenario,
  priced: PricedChoice,
  carried?: Carried,
): readonly ExplanationSection[] {
  return [explainLimits(scenario, priced, carried), ...explainTerms(scenario, priced)];
}

/** Returns why a decision on verified income is what it is, with the figures of its terms. */
export function explainFinal(
  file: FinalFile,
  grounds: Grounds,
  decided: FinalDecision,
  priced: PricedChoice | undefined,
): Explanation {
  const { scenario, chosen, statedMonthlyIncomeCents, verifiedReservesCents } = file;
  const { incomeTolerancePct, labels } = scenario.policy;
  const reserves: ExplanationLine[] =
    verifiedReservesCents === undefined
      ? []
      : [{ code: 'RESERVES_SHOWN', amounts: { cents: verifiedReservesCents } }];
  return explanationBy(scenario, [
    ...inputSections(scenario, grounds),
    {
      code: 'DECISION',
      lines: [
        {
          code: 'LINE_CHOSEN',
          amounts: { cents: chosen.lineAmountCents, noteRatePct: chosen.noteRatePct },
        },
        {
          code: 'INCOME_WHEN_CHOSEN',
          amounts: { cents: statedMonthlyIncomeCents, tolerancePct: incomeTolerancePct },
          rule: { table: labels.incomeTolerancePct },
        },
        ...reserves,
        ...requiredReserveLines(file),
        ...decided.failures.map(limitLine),
        ...underwriterLines(file),
        ...(decided.winbackAvailable ? [{ code: 'WINBACK' as const, amounts: {} }] : []),
        decisionLine(decided.decision),
      ],
    },
    ...(priced ? explainPriced(scenario, priced, decided.carried) : []),
    ...(decided.decision === 'DECLINE' ? termsWithout(scenario, buildOffers(scenario).refusals) : []),
  ]);
}

/** The terms that were chosen, and the line that states what replaced them. */
type Replaced = {
  readonly before: Terms;
  readonly limitedBy: string | undefined;
  readonly carried?: Carried | undefined;
  readonly result: ExplanationLine;
};

/** What an underwriter must confirm, and whether they have. */
function underwriterLines({ forUnderwriter, underwriterApproved }: FinalFile): ExplanationLine[] {
  return forUnderwriter.map((question) => ({
    code: 'UNDERWRITER_QUESTION',
    amounts: { question, isConfirmed: underwriterApproved },
  }));
}

/** Returns why terms changed without a decision on income, with the figures of the terms that replace them. */
export function explainChange(
  judged: Judged,
  { reason, ...replaced }: Omit<Replaced, 'result'> & { reason: TermsChange },
  priced: PricedChoice | undefined,
): Explanation {
  const result: ExplanationLine = { code: 'CHANGED_BY', amounts: { reason }, isTotal: true };
  return explainReplaced(judged, { ...replaced, result }, priced);
}

/** Returns why the chosen terms are no longer available, and none replace them. */
export function explainRefusal(judged: Judged, before: Terms, limitedBy: string | undefined): Explanation {
  return explainReplaced(judged, { before, limitedBy, result: decisionLine('DECLINE') });
}

function explainReplaced(
  { scenario, ...grounds }: Judged,
  { before, limitedBy, carried, result }: Replaced,
  priced?: PricedChoice,
): Explanation {
  return explanationBy(scenario, [
    ...inputSections(scenario, grounds),
    {
      code: 'DECISION',
      lines: [
        { code: 'LINE_BEFORE', amounts: { ...lineOf(before), feePct: before.feePct } },
        ...(priced ? [{ code: 'LINE_NOW' as const, amounts: lineOf(priced.terms) }] : []),
        ...(limitedBy ? [limitLine(limitedBy)] : []),
        result,
      ],
    },
    ...(priced
      ? explainPriced(scenario, priced, carried)
      : termsWithout(scenario, buildOffers(scenario).refusals)),
  ]);
}

function lineOf({ lineAmountCents, termYears, noteRatePct }: Terms) {
  return { cents: lineAmountCents, termYears, noteRatePct };
}

function limitLine(limit: string): ExplanationLine {
  return { code: 'LIMITED_BY', amounts: { limit } };
}

/** The reserves that the chosen line requires, where it requires any. */
function requiredReserveLines({ scenario, chosen, housingPaymentsCents }: FinalFile): ExplanationLine[] {
  const { reserves, labels } = scenario.policy;
  const requiredCents = requiredReserves(scenario.policy, {
    lineCents: chosen.lineAmountCents,
    housingPaymentsCents,
    newPaymentCents: chosen.monthlyPaymentCents,
  });
  if (requiredCents === 0) return [];
  return [
    {
      code: 'RESERVES_REQUIRED',
      amounts: { ...reserves, cents: requiredCents },
      rule: { table: labels.reserveMonths },
    },
  ];
}

/** The inputs of a decision: their totals, how each came about, and the limits of the policy. */
function inputSections(
  scenario: PricingScenario,
  { income, debts, liens, value, found }: Grounds,
): readonly ExplanationSection[] {
  return [basis(scenario, value), income, debts, ...liens, ...(found ? [found] : []), policyLimits(scenario)];
}

/** What the policy requires of this home and this score, whatever is offered. */
function policyLimits(scenario: PricingScenario): ExplanationSection {
  const { policy } = scenario;
  const lowest = minimumFicoWithRow(policy, scenario);
  const limits = limitsFor(policy, { ...scenario, fico: underwritingFico(policy, scenario) });
  return {
    code: 'POLICY_LIMITS',
    lines: [
      {
        code: 'MINIMUM_SCORE',
        amounts: { score: lowest.fico },
        rule: { table: lowest.by.table, row: lowest.by.row },
      },
      {
        code: 'MINIMUM_LINE',
        amounts: { cents: policy.minLineCents },
        rule: { table: policy.labels.smallestLine },
      },
      ...(limits ? limitLines(scenario, limits) : []),
    ],
  };
}

function basis(scenario: PricingScenario, value: SourcedValue): ExplanationSection {
  const { fico, valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = scenario;
  return {
    code: 'BASIS',
    lines: [
      { code: 'SCORE', amounts: { score: fico } },
      { ...value, code: 'HOME_VALUE', amounts: { ...value.amounts, cents: valueCents } },
      { code: 'LIENS_TOTAL', amounts: { cents: sumCents(retainedLiensCents) } },
      { code: 'INCOME_TOTAL', amounts: { cents: monthlyIncomeCents } },
      { code: 'DEBTS_TOTAL', amounts: { cents: monthlyDebtsCents } },
    ],
  };
}
