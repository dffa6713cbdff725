import type { ExplanationLine, ExplanationSection } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { employerAnswer, incomeResult, incomeSource, paystubDecision } from '../facts/income.selectors.ts';
import type { IncomeSource } from '../facts/verification.facts.ts';
import { ASSETS_LAST_YEARS, type Assets } from '../income/asset-depletion.ts';
import { formatDollars } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import { type DecisionContext, monthlyIncome } from './pricing-scenario.ts';

type Income = ReturnType<typeof monthlyIncome>;

const ASSETS = [
  ['CHECKING_SAVINGS', 'checkingSavingsCents', 'Checking and savings'],
  ['BROKERAGE', 'brokerageCents', 'Brokerage accounts'],
  ['RETIREMENT', 'retirementCents', 'Retirement accounts'],
] as const satisfies readonly [string, keyof Assets, string][];

/** What the income of a decision is made of: what was shown, how much of it the policy counts, and savings beside it. */
export function explainIncome(facts: Facts, context: DecisionContext): ExplanationSection {
  const income = monthlyIncome(facts, context);
  return {
    title: 'Income a month',
    lines: [
      {
        label: income.isVerified ? 'As it was verified' : 'As you stated it',
        value: formatDollars(income.shownCents),
        ...(income.isVerified && { from: shownBy(facts) }),
      },
      ...countedLine(income, facts.statedIncome),
      ...assetLines(income, context),
      { label: 'Income a month', value: formatDollars(income.totalCents), isTotal: true },
    ],
  };
}

/** What the providers read, by the source that the borrower chose. */
const READ_FROM: Readonly<Partial<Record<IncomeSource, string>>> = {
  PLAID_TRANSACTIONS: 'the deposits of your accounts',
  POINTSERV_1099_MISC: 'your Forms 1099',
  POINTSERV_PAYROLL: 'your payroll',
  POINTSERV_TAX: 'your tax returns',
  TRUV_FINANCIAL_ACCOUNTS: 'your accounts',
  TRUV_PAYROLL: 'your payroll',
};

/** Who told the income that was verified, and when: of what a provider reads it hands on one sum. */
function shownBy(facts: Facts): string {
  const [employer, stubs, result] = [employerAnswer(facts), paystubDecision(facts), incomeResult(facts)];
  if (employer?.monthlyGrossCents !== undefined) return `Told by your employer, ${employer.at.slice(0, 10)}`;
  if (stubs?.monthlyGrossCents !== undefined)
    return `Read from your pay stubs by our staff, ${stubs.at.slice(0, 10)}`;
  const source = READ_FROM[incomeSource(facts)?.source ?? 'UNKNOWN'] ?? 'what you linked';
  return `Read from ${source} by the provider, as one sum${result ? `, ${result.at.slice(0, 10)}` : ''}`;
}

function countedLine(
  { counted: { monthlyCents, by }, pension }: Income,
  stated: Facts['statedIncome'],
): ExplanationLine[] {
  if (!by) return [];
  const { monthsReceived, monthsRemaining } = stated ?? {};
  const lasting = [
    ...(monthsReceived === undefined
      ? []
      : [`paid for ${monthsReceived} months, ${monthsRemaining} to come`]),
    ...(pension?.taxFree ? ['not taxed'] : []),
    ...(pension?.monthsRemaining === undefined ? [] : [`${pension.monthsRemaining} months to come`]),
  ];
  return [
    {
      label: 'Counts for',
      value: formatDollars(monthlyCents),
      from: [`${formatPct(by.output.countedPct, 0)} of it`, ...lasting].join('; '),
      rule: { table: by.table, row: by.row },
    },
  ];
}

function assetLines(
  { assets, fromAssetsCents }: Income,
  { policy, ageYears }: DecisionContext,
): ExplanationLine[] {
  if (!assets) return [];
  const kinds = ASSETS.filter(([, amount]) => assets[amount] > 0).map(([asset, amount, label]) => {
    const { output, table, row } = policy.assets({ asset, ageYears });
    return {
      label,
      value: formatDollars(assets[amount]),
      from: `${formatPct(output.sharePct, 0)} of it counts`,
      rule: { table, row },
    };
  });
  return [
    ...kinds,
    {
      label: `What counts of it, spread over ${ASSETS_LAST_YEARS} years`,
      value: formatDollars(fromAssetsCents),
      from: 'Closing uses none of it: the draw leaves at least what recording costs',
    },
  ];
}
