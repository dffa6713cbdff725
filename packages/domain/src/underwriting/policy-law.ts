import { MINIMUM_AGE, PENSION_AGE } from '../people/age.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import type { PolicyTables } from './policy.ts';
import { aboveTexasLimit } from './texas-limit.ts';

const AGES = Array.from({ length: 133 }, (_, index) => MINIMUM_AGE + index);

/** What nobody can say is unlikely to go on. */
const LASTING_MONTHS = Array.from({ length: 1081 }, (_, index) => 120 + index);

/**
 * What a policy may not leave out or do, whoever writes it: age never decides but for what a pension account costs to draw on, and not
 * against the elderly (12 CFR 1002.6(b)(2)); a pension or maintenance is not counted for less because it is one (12 CFR 1002.6(b)(5));
 * what the limits refuse is refused by a rule that says why (12 CFR 1002.9(b)(2)); and no table allows more in Texas than its
 * Constitution.
 * @param decisions the file that the policy was read from, for the words above its tables and columns
 */
export function lawProblems(policy: PolicyTables, decisions: Decisions): readonly TableProblem[] {
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
  return [...againstAge(policy), ...againstIncome(policy), ...missing, ...aboveTexasLimit(policy)].map(
    (problem) => inItsWords(problem, decisions),
  );
}

/** A problem that names ids, by the words that stand above the table and the column. */
function inItsWords(problem: TableProblem, decisions: Decisions): TableProblem {
  const table = decisions.get(problem.table ?? '');
  if (table?.kind !== 'TABLE') return problem;
  const column = table.outputs.find(({ name }) => name === problem.column);
  return { ...problem, table: table.label, column: column?.label };
}

/**
 * Other savings count alike at any age; a pension may count for less only while drawing on it costs a penalty. Each row once that makes
 * a difference of age otherwise.
 */
function againstAge({ assets }: PolicyTables): readonly TableProblem[] {
  const hits = (asset: Parameters<typeof assets>[0]['asset'], ages = AGES) =>
    ages.map((ageYears) => assets({ asset, ageYears }));
  const differing = (found: ReturnType<typeof hits>, message: string) =>
    new Set(found.map(({ output }) => output.sharePct)).size > 1
      ? [{ table: 'assets', rows: rowsOf(found), message }]
      : [];
  const before = hits(
    'RETIREMENT',
    AGES.filter((age) => age < PENSION_AGE),
  );
  const after = hits(
    'RETIREMENT',
    AGES.filter((age) => age >= PENSION_AGE),
  );
  const least = (found: ReturnType<typeof hits>) => Math.min(...found.map(({ output }) => output.sharePct));
  const message = `counts less of RETIREMENT from ${PENSION_AGE} on than before`;
  const byAge = (['CHECKING_SAVINGS', 'BROKERAGE'] as const).flatMap((asset) =>
    differing(hits(asset), `counts more or less of ${asset} by age`),
  );
  const ofPension = [
    ...differing(before, `counts more or less of RETIREMENT by age below ${PENSION_AGE}`),
    ...differing(after, `counts more or less of RETIREMENT by age from ${PENSION_AGE} on`),
  ];
  const isAgainstElderly = ofPension.length === 0 && least(after) < least(before);
  const rows = rowsOf([...before, ...after]);
  return [...byAge, ...ofPension, ...(isAgainstElderly ? [{ table: 'assets', rows, message }] : [])];
}

function rowsOf(hits: readonly { readonly row: number }[]): readonly number[] {
  return [...new Set(hits.map(({ row }) => row))].toSorted((a, b) => a - b);
}

function againstIncome({ income: ask }: PolicyTables): readonly TableProblem[] {
  const counted = (income: Parameters<typeof ask>[0]['income'], monthsReceived: number) =>
    Math.min(
      ...LASTING_MONTHS.map(
        (monthsRemaining) => ask({ income, monthsReceived, monthsRemaining }).output.countedPct,
      ),
    );
  const least = {
    RETIREMENT_TAXABLE: counted('RETIREMENT_TAXABLE', 0),
    RETIREMENT_TAX_FREE: counted('RETIREMENT_TAX_FREE', 0),
    SEPARATE_MAINTENANCE: counted('SEPARATE_MAINTENANCE', 120),
  };
  return Object.entries(least)
    .filter(([, pct]) => pct < 100)
    .map(([income]) => ({
      table: 'income',
      message: `does not count ${income} in full though it goes on for ten years or more`,
    }));
}
