import type { Hit } from '../tables/bind.ts';
import type { TableProblem } from '../tables/decision-table.ts';
import type { PolicyTables } from './credit-policy.ts';
import { lawfulHomes } from './eligible-homes.ts';
import { SCORES } from './rate-inputs.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

/**
 * Returns the rows whose CLTV limit exceeds Texas law: rows that test the state, and rows by score without a lower limit by home.
 * `limitsFor` applies the law anyway, but the table would mislead its reader.
 * @returns each row once, with the ids of its table and column
 * Source: Texas Constitution, article XVI, section 50(a)(6)(B).
 */
export function texasLimitProblems(
  policy: Pick<PolicyTables, 'limitsByScore' | 'limitsByHome' | 'propertyRules'>,
): readonly TableProblem[] {
  const homes = lawfulHomes(policy).filter(({ state }) => state === 'TX');
  const problems = homes.flatMap((home) => {
    const byHome = policy.limitsByHome(home);
    const texasRows = byHome.filter(
      ({ output, tested }) =>
        (output.maxCltvPct ?? 0) > TEXAS_HOME_EQUITY.maxCltvPct &&
        tested.some(({ name }) => name === 'state'),
    );
    if (texasRows.length > 0) return texasRows.map((hit) => problemOf('limitsByHome', hit));
    const lowestLimit = Math.min(...byHome.map(({ output }) => output.maxCltvPct ?? 100));
    const minimumScore = Math.max(...byHome.map(({ output }) => output.minFico ?? 0));
    const tooHigh = SCORES.filter((fico) => fico >= minimumScore)
      .map((fico) => policy.limitsByScore({ fico }))
      .filter(({ output }) => Math.min(lowestLimit, output.maxCltvPct ?? 0) > TEXAS_HOME_EQUITY.maxCltvPct);
    return tooHigh.map((hit) => problemOf('limitsByScore', hit, ', and no limit by home is lower'));
  });
  return [...new Map(problems.map((problem) => [`${problem.table} ${problem.rows}`, problem])).values()];
}

function problemOf(
  table: 'limitsByHome' | 'limitsByScore',
  { row, output }: Pick<Hit<{ readonly maxCltvPct: number | null }>, 'row' | 'output'>,
  detail = '',
) {
  const { maxCltvPct } = TEXAS_HOME_EQUITY;
  return {
    table,
    rows: [row],
    column: 'maxCltvPct',
    message: `${output.maxCltvPct}% exceeds the Texas limit of ${maxCltvPct}%${detail} (Tex. Const. art. XVI, 50(a)(6)(B))`,
  };
}
