import { isReasonCode, REASONS } from '../adverse-action/reasons.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { type Cents, cents, formatDollars, formatWholeDollars, sumCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import type { OfferSituation, PricedChoice } from '../pricing/choice.ts';
import type { TermOffer } from '../pricing/offers.ts';
import { paymentRoom } from '../pricing/ratios.ts';
import type { Decision } from '../underwriting/decisions.ts';
import type { Failure } from '../underwriting/eligibility.ts';
import type { FinalDecision, FinalFile } from '../underwriting/final-decision.ts';
import { limitsFor, minimumFico } from '../underwriting/limits.ts';
import { requiredReserves } from '../underwriting/reserves.ts';
import type { ChangeReason } from './change-reason.ts';
import { explainLimits, explainTerms } from './explain-terms.ts';
import type { ExplainedLine, ExplainedSection, Explanation } from './explanation.ts';

type Versions = Pick<OfferSituation, 'sheet' | 'policy'>;

/** An explanation with the versions of the rules that it speaks of. */
export function explanationBy(
  { sheet, policy }: Versions,
  sections: readonly ExplainedSection[],
): Explanation {
  return { sheetVersion: sheet.version, policyVersion: policy.version, sections: [...sections] };
}

/** What a decision was made on, and how its income is made up. */
type Judged = { readonly situation: OfferSituation; readonly income: ExplainedSection };

/** Why a decision on stated income is what it is: what it rests on, every rule that fails, and each offer's figures at its largest line. */
export function explainInitial(
  { situation, income }: Judged,
  decided: { readonly decision: string; readonly failures: readonly Failure[] },
  offers: readonly TermOffer[],
): Explanation {
  return explanationBy(situation, [
    restsOn(situation),
    income,
    limitsOn(situation),
    { title: 'Decision', lines: [...ruleLines(decided.failures), total('Decision', decided.decision)] },
    ...offers.flatMap(({ termYears, product, priced }) => {
      const over = product === 'FIXED_TERM' ? `Over ${termYears} years` : 'Interest only';
      return explainPriced({ ...situation, product }, priced).map(({ title, lines }) => ({
        title: `${over}: ${title}`,
        lines,
      }));
    }),
  ]);
}

/** Why priced terms are what they are: how large the line may be, and what it costs. */
export function explainPriced(situation: OfferSituation, priced: PricedChoice): readonly ExplainedSection[] {
  return [explainLimits(situation, priced), ...explainTerms(situation, priced)];
}

/** Why a decision on verified income is what it is, with the figures of the terms that come of it. */
export function explainFinal(
  file: FinalFile,
  income: ExplainedSection,
  decided: FinalDecision,
  priced: PricedChoice | undefined,
): Explanation {
  const { situation, chosen, statedMonthlyIncomeCents, verifiedReservesCents } = file;
  const { incomeTolerancePct } = situation.policy;
  const reserves: ExplainedLine[] =
    verifiedReservesCents === undefined
      ? []
      : [{ label: 'Savings that were shown', value: formatDollars(verifiedReservesCents) }];
  return explanationBy(situation, [
    restsOn(situation),
    income,
    {
      title: 'Decision',
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
        },
        ...reserves,
        ...reservesLines(file),
        ...decided.failures.map((failure) => ({ label: 'Limited by', value: inWords(failure) })),
        total('Decision', decided.decision),
      ],
    },
    ...(priced ? explainPriced(situation, priced) : []),
  ]);
}

/** Why terms were changed where no decision on the income changed them, with the figures of those that take their place. */
export function explainChange(
  { situation, income }: Judged,
  { before, reason, limitedBy }: { before: Terms; reason: ChangeReason; limitedBy: string | undefined },
  priced: PricedChoice | undefined,
): Explanation {
  return explanationBy(situation, [
    restsOn(situation),
    income,
    {
      title: 'Decision',
      lines: [
        {
          label: 'Line before',
          value: formatWholeDollars(before.lineAmountCents),
          from: `At ${formatPct(before.noteRatePct, 2)} with a fee of ${formatPct(before.feePct, 2)}`,
        },
        ...(limitedBy ? [{ label: 'Limited by', value: inWords(limitedBy) }] : []),
        total('Changed by', reason),
      ],
    },
    ...(priced ? explainPriced(situation, priced) : []),
  ]);
}

/** The savings that the chosen line asks for, where it asks for any. */
function reservesLines({ situation, chosen, housingPaymentsCents }: FinalFile): ExplainedLine[] {
  const required = requiredReserves(situation.policy, {
    lineCents: chosen.lineAmountCents,
    housingPaymentsCents,
    newPaymentCents: chosen.monthlyPaymentCents,
  });
  if (required === 0) return [];
  const { months, aboveLineCents } = situation.policy.reserves;
  return [
    {
      label: 'Savings that the chosen line asks for',
      value: formatDollars(required),
      from: `${months} months of all housing payments, for lines above ${formatWholeDollars(aboveLineCents)}`,
    },
  ];
}

/** What the policy asks of this home and this score, whatever is offered. */
function limitsOn(situation: OfferSituation): ExplainedSection {
  const { policy, monthlyIncomeCents, monthlyDebtsCents } = situation;
  const limits = limitsFor(policy, situation);
  const room = limits && paymentRoom(monthlyIncomeCents, monthlyDebtsCents, limits.maxDtiPct);
  return {
    title: 'What the policy asks',
    lines: [
      { label: 'Lowest score for this home', value: String(minimumFico(policy, situation)) },
      { label: 'Smallest line', value: formatWholeDollars(policy.minLineCents) },
      ...(limits && room !== undefined
        ? [
            { label: 'Highest debts to income', value: formatPct(limits.maxDtiPct, 2) },
            { label: 'Room for a payment', value: formatDollars(cents(Math.floor(room))) },
          ]
        : []),
    ],
  };
}

function restsOn(situation: OfferSituation): ExplainedSection {
  const { fico, valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = situation;
  const amounts: [string, Cents, string?][] = [
    ['Value of the home', valueCents],
    ['Liens that stay', sumCents(retainedLiensCents)],
    ['Income a month', monthlyIncomeCents],
    ['Debts a month', monthlyDebtsCents, 'With the mortgages that stay'],
  ];
  return {
    title: 'What it rests on',
    lines: [
      { label: 'Score', value: String(fico) },
      ...amounts.map(([label, amount, from]) => ({
        label,
        value: amountOf(amount),
        ...(from && { from }),
      })),
    ],
  };
}

function ruleLines(failures: readonly Failure[]): ExplainedLine[] {
  if (failures.length === 0) return [{ label: 'Rules of the policy', value: 'none stands against it' }];
  return failures.map(({ rule, decision, by, given, reasonCode, statedReason }) => ({
    label: inWords(rule),
    value: statedReason ?? (reasonCode ? reasonText(reasonCode) : NEXT[decision]),
    ...(given && { from: given }),
    ...(by && { rule: by }),
  }));
}

/** What follows from a rule that gives no reason for a notice. */
const NEXT: Readonly<Record<Decision, string>> = {
  ASSET_DEPLETION: 'Savings may be counted beside the income',
  REVIEW: 'A person looks at it',
  ERROR: 'It is asked again',
  APPROVED: '',
  DECLINE: '',
  FINAL: '',
  INELIGIBLE: '',
  INITIAL: '',
  SELECT: '',
  UNKNOWN: '',
};

/** The score is no reason by itself: its factors are. */
function reasonText(code: string): string {
  if (code === 'AA26') return 'The factors of your score, in our letter';
  return isReasonCode(code) ? REASONS[code].text : code;
}

/** Whole dollars without the cents. */
function amountOf(amount: Cents): string {
  return amount % 100 === 0 ? formatWholeDollars(amount) : formatDollars(amount);
}

function total(label: string, value: string): ExplainedLine {
  return { label, value: inWords(value), isTotal: true };
}

function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
