import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import type { PolicyTables } from './policy.ts';
import { aboveTexasLimit } from './texas-limit.ts';

/** The age of an elderly applicant: 12 CFR 1002.2(o). */
const ELDERLY = 62;
const AGES = Array.from({ length: 133 }, (_, index) => 18 + index);
const ASSETS = ['CHECKING_SAVINGS', 'BROKERAGE', 'RETIREMENT'] as const;
const FOR_LIFE_MONTHS = 1200;

/**
 * What a policy may not leave out or do, whoever writes it: age is never counted against the elderly (12 CFR 1002.6(b)(2)), a pension
 * is not counted for less because it is one (12 CFR 1002.6(b)(5)), what the limits refuse is refused by a rule that says why
 * (12 CFR 1002.9(b)(2)), and no table allows more in Texas than its Constitution.
 * @param decisions the file that the policy was read from, for the words above its tables and columns
 */
export function lawProblems(policy: PolicyTables, decisions: Decisions): readonly TableProblem[] {
  const shares = (asset: (typeof ASSETS)[number], isElderly: boolean) =>
    AGES.filter((age) => age >= ELDERLY === isElderly).map(
      (ageYears) => policy.assets({ asset, ageYears }).output.sharePct,
    );
  const againstAge = ASSETS.filter(
    (asset) => Math.min(...shares(asset, true)) < Math.max(...shares(asset, false)),
  ).map((asset) => ({ table: 'assets', message: `counts less of ${asset} from ${ELDERLY} on than before` }));
  const pensions = (['RETIREMENT_TAXABLE', 'RETIREMENT_TAX_FREE'] as const)
    .filter((income) => countedForLife(policy, income) < 100)
    .map((income) => ({
      table: 'income',
      message: `does not count ${income} in full though it lasts for life`,
    }));
  const unsaid: [boolean, string, string][] = [
    [policy.creditRules({ scoreAboveMinimum: -1 }).length > 0, 'creditRules', 'a score below the limits'],
    [policy.capacityRules({ equityLineDollars: 0 }).length > 0, 'capacityRules', 'too little equity'],
    ...[true, false].map((debtsAreLow): [boolean, string, string] => [
      policy.capacityRules({ dtiLineDollars: 0, assetsComplete: true, debtsAreLow }).length > 0,
      'capacityRules',
      'too little income for the smallest line',
    ]),
  ];
  const missing = unsaid
    .filter(([isSaid]) => !isSaid)
    .map(([, table, what]) => ({
      table,
      message: `no rule declines ${what}, so that no reason could be given`,
    }));
  return [...againstAge, ...pensions, ...missing, ...aboveTexasLimit(policy)].map((problem) =>
    inItsWords(problem, decisions),
  );
}

/** A problem that names ids, by the words that stand above the table and the column. */
function inItsWords(problem: TableProblem, decisions: Decisions): TableProblem {
  const table = decisions.get(problem.table ?? '');
  if (table?.kind !== 'TABLE') return problem;
  const column = table.outputs.find(({ name }) => name === problem.column);
  return { ...problem, table: table.label, column: column?.label };
}

function countedForLife(
  { income: ask }: Pick<PolicyTables, 'income'>,
  income: 'RETIREMENT_TAXABLE' | 'RETIREMENT_TAX_FREE',
): number {
  return ask({ income, monthsReceived: 0, monthsRemaining: FOR_LIFE_MONTHS }).output.countedPct;
}
