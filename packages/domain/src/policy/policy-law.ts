import { PENSION_AGE } from '../people/age.ts';
import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { intervalsOf } from '../tables/intervals.ts';
import type { PolicyTables } from './credit-policy.ts';
import { ASSETS, INCOME } from './policy-tables.ts';
import { texasLimitProblems } from './texas-limit.ts';

const { from: YOUNGEST, to: OLDEST } = ASSETS.inputs.ageYears;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => YOUNGEST + index);

/** Income that continues for at least this many months must count in full. */
const LASTING_MONTHS = 120;

/**
 * The longest history, in months, that a policy may require of an income. A pension needs no history. A policy may require a history
 * of maintenance, which helps show that it will continue (commentary on 12 CFR 1002.6(b)(5)). The market requires six months (Fannie
 * Mae B3-3.4-02) or, without a court order, a year (HUD Handbook 4000.1, II.A.4.c.xii). A longer history would exclude the income.
 */
const HISTORY_MONTHS = { RETIREMENT_TAXABLE: 0, RETIREMENT_TAX_FREE: 0, SEPARATE_MAINTENANCE: 12 };

/**
 * Returns the rows of a policy that break the law:
 * - Age may not change a share, except for the penalty on early pension withdrawals (12 CFR 1002.6(b)(2)).
 * - A pension or maintenance must count in full (12 CFR 1002.6(b)(5)).
 * - Every decline must have a reason (12 CFR 1002.9(b)(2)).
 * - No limit may exceed the Texas Constitution's.
 * @param decisions the policy's tables, for their labels
 */
export function lawProblems(policy: PolicyTables, decisions: Decisions): readonly TableProblem[] {
  const required: [boolean, string, string][] = [
    [policy.creditRules({ scoreAboveMinimum: -1 }).length > 0, 'creditRules', 'a score below the minimum'],
    [policy.capacityRules({ equityLineDollars: 0 }).length > 0, 'capacityRules', 'insufficient equity'],
    ...[true, false].map((debtsAreLow): [boolean, string, string] => [
      policy.capacityRules({ dtiLineDollars: 0, assetsComplete: true, debtsAreLow }).length > 0,
      'capacityRules',
      'insufficient income for the smallest line',
    ]),
  ];
  const missing = required
    .filter(([isDeclined]) => !isDeclined)
    .map(([, table, what]) => ({
      table,
      message: `no rule declines ${what}, so the notice would have no reason`,
    }));
  return [
    ...ageProblems(policy),
    ...incomeShareProblems(decisions),
    ...missing,
    ...texasLimitProblems(policy),
  ].map((problem) => withLabels(problem, decisions));
}

/** Replaces the ids of a problem's table and column with their labels. */
function withLabels(problem: TableProblem, decisions: Decisions): TableProblem {
  const table = decisions.get(problem.table ?? '');
  if (table?.kind !== 'TABLE') return problem;
  const column = table.outputs.find(({ name }) => name === problem.column);
  return { ...problem, table: table.label, column: column?.label };
}

/**
 * Returns the rows that use age unlawfully. Other savings must count the same at any age. A pension may count less only while a
 * withdrawal costs a penalty.
 */
function ageProblems({ assets }: PolicyTables): readonly TableProblem[] {
  const rowsFor = (asset: Parameters<typeof assets>[0]['asset'], ages = AGES) =>
    ages.map((ageYears) => assets({ asset, ageYears }));
  const varying = (matched: ReturnType<typeof rowsFor>, message: string) =>
    new Set(matched.map(({ output }) => output.sharePct)).size > 1
      ? [{ table: 'assets', rows: rowsOf(matched), message }]
      : [];
  const before = rowsFor(
    'RETIREMENT',
    AGES.filter((age) => age < PENSION_AGE),
  );
  const after = rowsFor(
    'RETIREMENT',
    AGES.filter((age) => age >= PENSION_AGE),
  );
  const lowestShare = (matched: ReturnType<typeof rowsFor>) =>
    Math.min(...matched.map(({ output }) => output.sharePct));
  const message = `counts a lower share of RETIREMENT from age ${PENSION_AGE}`;
  const byAge = (['CHECKING_SAVINGS', 'BROKERAGE'] as const).flatMap((asset) =>
    varying(rowsFor(asset), `the share of ${asset} varies by age`),
  );
  const pension = [
    ...varying(before, `the share of RETIREMENT varies by age below ${PENSION_AGE}`),
    ...varying(after, `the share of RETIREMENT varies by age from ${PENSION_AGE}`),
  ];
  const disfavorsElderly = pension.length === 0 && lowestShare(after) < lowestShare(before);
  const rows = rowsOf([...before, ...after]);
  return [...byAge, ...pension, ...(disfavorsElderly ? [{ table: 'assets', rows, message }] : [])];
}

function rowsOf(hits: readonly { readonly row: number }[]): readonly number[] {
  return [...new Set(hits.map(({ row }) => row))].toSorted((a, b) => a - b);
}

/** Returns the rows that don't count a lasting pension or maintenance in full. */
function incomeShareProblems(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('income');
  if (table?.kind !== 'TABLE') return [];
  const at = (name: string) => table.inputs.findIndex((input) => input.name === name);
  const [income, received, remaining] = [at('income'), at('monthsReceived'), at('monthsRemaining')];
  const counted = table.outputs.findIndex(({ name }) => name === 'countedPct');
  return table.rows
    .filter(({ outputs }) => Number(outputs[counted]) < 100)
    .filter(({ tests }) => matchesFrom(tests[remaining], LASTING_MONTHS))
    .flatMap(({ number, tests }) => {
      const matchesIncome = compileCell(tests[income] ?? { kind: 'ANY' });
      return Object.entries(HISTORY_MONTHS)
        .filter(([kind, months]) => matchesIncome(kind) && matchesFrom(tests[received], months))
        .map(([kind]) => ({
          table: 'income',
          rows: [number],
          message: `doesn’t count ${kind} in full, although it ${historyText(kind)}continues for ten years or more`,
        }));
    });
}

function historyText(income: string): string {
  return income === 'SEPARATE_MAINTENANCE' ? 'was received for a year and ' : '';
}

/** Returns whether a cell matches any number of months at or above the given one. */
function matchesFrom(test: CellTest = { kind: 'ANY' }, months: number): boolean {
  const passes = compileCell(test);
  return intervalsOf(INCOME.inputs.monthsReceived, [test]).some(
    ({ sample, range }) => passes(sample) && (range?.to ?? 0) >= months,
  );
}
