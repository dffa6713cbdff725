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
import type { DtiReduction } from '../underwriting/fit-terms.ts';
import type { InitialDecision } from '../underwriting/initial-decision.ts';
import { requiredReserves } from '../underwriting/reserves.ts';
import { ruleLines } from '../underwriting/rule-lines.ts';
import type { ExplainedInputs } from './explain-inputs.ts';
import { explainRefusedTerms } from './explain-refused-terms.ts';
import { explainLimits, explainTerms, limitLines, lowestOfSeveral } from './explain-terms.ts';

/** A pricing scenario with the explanation of its inputs. */
type ExplainedCase = ExplainedInputs & { readonly scenario: PricingScenario };

/** Explains a decision on stated income: its inputs, every failing rule, and each offer's figures at its largest line. */
export function explainInitial(
  { scenario, ...inputs }: ExplainedCase,
  decided: Pick<InitialDecision, 'decision' | 'failures' | 'refusals'>,
  offers: readonly TermOffer[],
): Explanation {
  return explanationBy(scenario, [
    ...inputSections(scenario, inputs),
    { code: 'DECISION', lines: [...ruleLines(decided.failures), decisionLine(decided.decision)] },
    ...explainRefusedTerms(scenario, decided.refusals),
    ...offers.flatMap(({ termYears, product, priced }) =>
      explainPriced({ ...scenario, product }, priced).map((section) => ({
        ...section,
        offer: { product, termYears },
      })),
    ),
  ]);
}

/**
 * Explains priced terms: how large the line may be, and what it costs.
 * @param dtiReduction how DTI reduced the line from a larger one; undefined where it did not
 */
export function explainPriced(
  scenario: PricingScenario,
  priced: PricedChoice,
  dtiReduction?: DtiReduction,
): readonly ExplanationSection[] {
  return [explainLimits(scenario, priced, dtiReduction), ...explainTerms(scenario, priced)];
}

/** Explains a decision on verified income, with the figures of its terms. */
export function explainFinal(
  file: FinalFile,
  inputs: ExplainedInputs,
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
    ...inputSections(scenario, inputs),
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
    ...(priced ? explainPriced(scenario, priced, decided.dtiReduction) : []),
    ...(decided.decision === 'DECLINE' ? explainRefusedTerms(scenario, buildOffers(scenario).refusals) : []),
  ]);
}

/** Chosen terms that were replaced or declined, with the line that states the result. */
type Replaced = {
  readonly before: Terms;
  readonly limitedBy: string | undefined;
  readonly dtiReduction?: DtiReduction | undefined;
  readonly result: ExplanationLine;
};

/** What an underwriter must confirm, and whether they have. */
function underwriterLines({ forUnderwriter, underwriterApproved }: FinalFile): ExplanationLine[] {
  return forUnderwriter.map((question) => ({
    code: 'UNDERWRITER_QUESTION',
    amounts: { question, isConfirmed: underwriterApproved },
  }));
}

/** Explains terms that changed without a decision on income, with the figures of the new terms. */
export function explainChange(
  explainedCase: ExplainedCase,
  { reason, ...replaced }: Omit<Replaced, 'result'> & { reason: TermsChange },
  priced: PricedChoice | undefined,
): Explanation {
  const result: ExplanationLine = { code: 'CHANGED_BY', amounts: { reason }, isTotal: true };
  return explainReplaced(explainedCase, { ...replaced, result }, priced);
}

/** Explains why the chosen terms are no longer available, where no other terms replace them. */
export function explainRefusal(
  explainedCase: ExplainedCase,
  before: Terms,
  limitedBy: string | undefined,
): Explanation {
  return explainReplaced(explainedCase, { before, limitedBy, result: decisionLine('DECLINE') });
}

function explainReplaced(
  { scenario, ...inputs }: ExplainedCase,
  { before, limitedBy, dtiReduction, result }: Replaced,
  priced?: PricedChoice,
): Explanation {
  return explanationBy(scenario, [
    ...inputSections(scenario, inputs),
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
      ? explainPriced(scenario, priced, dtiReduction)
      : explainRefusedTerms(scenario, buildOffers(scenario).refusals)),
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

/** The inputs of a decision: their totals, the explanation of each, and the policy's limits. */
function inputSections(
  scenario: PricingScenario,
  { income, debts, liens, value, found }: ExplainedInputs,
): readonly ExplanationSection[] {
  return [
    basisSection(scenario, value),
    income,
    debts,
    ...liens,
    ...(found ? [found] : []),
    policyLimits(scenario),
  ];
}

/** The policy's limits for this home and score, independent of any offer. */
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

function basisSection(scenario: PricingScenario, value: SourcedValue): ExplanationSection {
  const { fico, valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = scenario;
  return {
    code: 'BASIS',
    lines: [
      { code: 'SCORE', amounts: { score: fico, ...lowestOfSeveral(scenario) } },
      { ...value, code: 'HOME_VALUE', amounts: { ...value.amounts, cents: valueCents } },
      { code: 'LIENS_TOTAL', amounts: { cents: sumCents(retainedLiensCents) } },
      { code: 'INCOME_TOTAL', amounts: { cents: monthlyIncomeCents } },
      { code: 'DEBTS_TOTAL', amounts: { cents: monthlyDebtsCents } },
    ],
  };
}
