import { PENSION_AGE } from '../people/age.ts';
import { type CellTest, compileCell } from '../tables/cell.ts';
import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { piecesOf } from '../tables/pieces.ts';
import type { PolicyTables } from './credit-policy.ts';
import { ASSETS, INCOME } from './policy-tables.ts';
import { aboveTexasLimit } from './texas-limit.ts';

const { from: YOUNGEST, to: OLDEST } = ASSETS.inputs.ageYears;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => YOUNGEST + index);

/** Income due for at least this many months is certain to continue. */
const LASTING_MONTHS = 120;

/**
 * The longest history, in months, that a policy may require of an income. A pension is awarded and has no history. A history of
 * maintenance helps show that it will continue, so a policy may ask for it (commentary on 12 CFR 1002.6(b)(5)). The market asks for a
 * year at most, where no court ordered the payments (HUD Handbook 4000.1, II.A.4.c.xii). Six months are usual (Fannie Mae B3-3.4-02).
 * A longer requirement would in effect exclude the income.
 */
const HISTORY_MONTHS = { RETIREMENT_TAXABLE: 0, RETIREMENT_TAX_FREE: 0, SEPARATE_MAINTENANCE: 12 };

/**
 * Checks a policy against the law:
 * - Age never decides, except for the penalty on early pension withdrawals, and never against the elderly (12 CFR 1002.6(b)(2)).
 * - A pension or maintenance counts in full (12 CFR 1002.6(b)(5)).
 * - Every decline by the limits has a rule with a reason (12 CFR 1002.9(b)(2)).
 * - No table exceeds the limits of the Texas Constitution.
 * @param decisions the tables the policy was read from, for their labels
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
  return [...againstAge(policy), ...againstIncome(decisions), ...missing, ...aboveTexasLimit(policy)].map(
    (problem) => inItsWords(problem, decisions),
  );
}

/** Replaces the ids of a problem's table and column with their labels. */
function inItsWords(problem: TableProblem, decisions: Decisions): TableProblem {
  const table = decisions.get(problem.table ?? '');
  if (table?.kind !== 'TABLE') return problem;
  const column = table.outputs.find(({ name }) => name === problem.column);
  return { ...problem, table: table.label, column: column?.label };
}

/**
 * Returns each row that treats age differently from the law. Other savings count the same at any age. A pension may count for less
 * only while a withdrawal costs a penalty.
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

/** Returns each row that discounts a long-lasting income. */
function againstIncome(decisions: Decisions): readonly TableProblem[] {
  const table = decisions.get('income');
  if (table?.kind !== 'TABLE') return [];
  const at = (name: string) => table.inputs.findIndex((input) => input.name === name);
  const [income, received, remaining] = [at('income'), at('monthsReceived'), at('monthsRemaining')];
  const counted = table.outputs.findIndex(({ name }) => name === 'countedPct');
  return table.rows
    .filter(({ outputs }) => Number(outputs[counted]) < 100)
    .filter(({ tests }) => holdsFrom(tests[remaining], LASTING_MONTHS))
    .flatMap(({ number, tests }) => {
      const asked = compileCell(tests[income] ?? { kind: 'ANY' });
      return Object.entries(HISTORY_MONTHS)
        .filter(([kind, months]) => asked(kind) && holdsFrom(tests[received], months))
        .map(([kind]) => ({
          table: 'income',
          rows: [number],
          message: `does not count ${kind} in full though it ${historyOf(kind)}goes on for ten years or more`,
        }));
    });
}

function historyOf(income: string): string {
  return income === 'SEPARATE_MAINTENANCE' ? 'was received for a year and ' : '';
}

/** Returns whether a cell about months matches any number from a given one up. */
function holdsFrom(test: CellTest = { kind: 'ANY' }, months: number): boolean {
  const passes = compileCell(test);
  return piecesOf(INCOME.inputs.monthsReceived, [test]).some(
    ({ sample, range }) => passes(sample) && (range?.to ?? 0) >= months,
  );
}
