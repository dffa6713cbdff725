import type { Hit } from '../tables/bind.ts';
import type { TableProblem } from '../tables/decision-table.ts';
import type { PolicyTables } from './credit-policy.ts';
import { lawfulHomes } from './lent-homes.ts';
import { SCORES } from './rate-inputs.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

/**
 * Returns the rows whose CLTV limit exceeds Texas law: those that name the state, and those by score that no row by home lowers.
 * `limitsFor` applies the law anyway, but a reader of the table would believe the higher limit.
 * @returns each row once, by the ids of its table and its column
 * Source: Texas Constitution, article XVI, section 50(a)(6)(B).
 */
export function aboveTexasLimit(
  policy: Pick<PolicyTables, 'limitsByScore' | 'limitsByHome' | 'propertyRules'>,
): readonly TableProblem[] {
  const lent = lawfulHomes(policy).filter(({ state }) => state === 'TX');
  const problems = lent.flatMap((home) => {
    const byHome = policy.limitsByHome(home);
    const ofTexas = byHome.filter(
      ({ output, tested }) =>
        (output.maxCltvPct ?? 0) > TEXAS_HOME_EQUITY.maxCltvPct &&
        tested.some(({ name }) => name === 'state'),
    );
    if (ofTexas.length > 0) return ofTexas.map((hit) => problemOf('limitsByHome', hit));
    const narrowest = Math.min(...byHome.map(({ output }) => output.maxCltvPct ?? 100));
    const lowestScore = Math.max(...byHome.map(({ output }) => output.minFico ?? 0));
    const tooHigh = SCORES.filter((fico) => fico >= lowestScore)
      .map((fico) => policy.limitsByScore({ fico }))
      .filter(({ output }) => Math.min(narrowest, output.maxCltvPct ?? 0) > TEXAS_HOME_EQUITY.maxCltvPct);
    return tooHigh.map((hit) => problemOf('limitsByScore', hit, ' and no limit by home says less'));
  });
  return [...new Map(problems.map((problem) => [`${problem.table} ${problem.rows}`, problem])).values()];
}

function problemOf(
  table: 'limitsByHome' | 'limitsByScore',
  { row, output }: Pick<Hit<{ readonly maxCltvPct: number | null }>, 'row' | 'output'>,
  beside = '',
) {
  const { maxCltvPct } = TEXAS_HOME_EQUITY;
  return {
    table,
    rows: [row],
    column: 'maxCltvPct',
    message: `${output.maxCltvPct}% in Texas, where the law allows ${maxCltvPct}%${beside} (Tex. Const. art. XVI, 50(a)(6)(B))`,
  };
}
