import { type CivilDate, civilDate } from '../dates/civil-date.ts';
import { coBorrowerIncome, countedCoBorrowers } from '../facts/co-borrowers.selectors.ts';
import type { ExplanationLine, ExplanationSection } from '../facts/explanation.ts';
import type { Facts } from '../facts/facts.ts';
import { employerAnswer, incomeResult, incomeSource, paystubDecision } from '../facts/income.selectors.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import { ASSETS_LAST_YEARS, type Assets } from '../income/asset-depletion.ts';
import { type CountedIncome, isTaxFree } from '../income/other-income.ts';
import { combinedIncomeCents } from '../underwriting/borrowers.ts';
import { borrowersOf, countedCoBorrowerIncome } from './borrowers.ts';
import { monthlyIncome } from './monthly-income.ts';
import type { DecisionContext } from './pricing-scenario.ts';

type Income = ReturnType<typeof monthlyIncome>;

const ASSETS = [
  ['CHECKING_SAVINGS', 'checkingSavingsCents'],
  ['BROKERAGE', 'brokerageCents'],
  ['RETIREMENT', 'retirementCents'],
] as const satisfies readonly [string, keyof Assets][];

/** Explains the monthly income of a decision: verified or stated income, the part that the policy counts, and income from assets. */
export function explainIncome(facts: Facts, context: DecisionContext): ExplanationSection {
  const income = monthlyIncome(facts, context);
  const shown: ExplanationLine = income.isVerified
    ? { code: 'VERIFIED_INCOME', amounts: { cents: income.shownCents, ...verifiedBy(facts) } }
    : { code: 'STATED_INCOME', amounts: { cents: income.shownCents } };
  const totalCents = combinedIncomeCents(borrowersOf(facts, context));
  return {
    code: 'INCOME',
    lines: [
      shown,
      ...countedLines(income.counted, facts.statedIncome),
      ...assetLines(income, context),
      ...countedCoBorrowers(facts).flatMap((signer) => coBorrowerLines(facts, signer, context)),
      { code: 'INCOME_TOTAL', amounts: { cents: totalCents }, isTotal: true },
    ],
  };
}

/** The source that verified the income, and the day. */
function verifiedBy(facts: Facts): { readonly source: string; readonly on?: CivilDate } {
  const [employer, stubs, result] = [employerAnswer(facts), paystubDecision(facts), incomeResult(facts)];
  if (employer?.monthlyGrossCents !== undefined) return { source: 'EMPINFO', on: dayOf(employer.at) };
  if (stubs?.monthlyGrossCents !== undefined) return { source: 'MANUAL_PAYSTUB', on: dayOf(stubs.at) };
  const source = incomeSource(facts)?.source ?? 'UNKNOWN';
  return { source, ...(result && { on: dayOf(result.at) }) };
}

function dayOf(instant: string): CivilDate {
  return civilDate(instant.slice(0, 10));
}

function coBorrowerLines(facts: Facts, signer: Signer, context: DecisionContext): ExplanationLine[] {
  const { monthlyGrossCents, isVerified } = coBorrowerIncome(facts, signer);
  return [
    { code: 'CO_BORROWER_INCOME', amounts: { cents: monthlyGrossCents, isVerified } },
    ...countedLines(countedCoBorrowerIncome(facts, signer, context)),
  ];
}

function countedLines({ parts }: CountedIncome, stated?: Facts['statedIncome']): ExplanationLine[] {
  const { monthsReceived, monthsRemaining } = stated ?? {};
  return parts.flatMap(({ monthlyCents, award, by }): ExplanationLine[] => {
    if (!by) return [];
    return [
      {
        code: 'COUNTED_INCOME',
        amounts: {
          cents: monthlyCents,
          countedPct: by.output.countedPct,
          ...(!award && monthsReceived !== undefined && { monthsReceived, monthsRemaining }),
          ...(award && isTaxFree(award) && { taxFree: true }),
          ...(award?.monthsRemaining !== undefined && { pensionMonthsRemaining: award.monthsRemaining }),
        },
        rule: { table: by.table, row: by.row },
      },
    ];
  });
}

function assetLines(
  { assets, fromAssetsCents }: Income,
  { policy, ageYears }: DecisionContext,
): ExplanationLine[] {
  if (!assets) return [];
  const kinds = ASSETS.filter(([, amount]) => assets[amount] > 0).map(([asset, amount]): ExplanationLine => {
    const { output, table, row } = policy.assets({ asset, ageYears });
    return {
      code: 'ASSETS',
      amounts: { cents: assets[amount], asset, sharePct: output.sharePct },
      rule: { table, row },
    };
  });
  return [
    ...kinds,
    { code: 'INCOME_FROM_ASSETS', amounts: { cents: fromAssetsCents, years: ASSETS_LAST_YEARS } },
  ];
}
