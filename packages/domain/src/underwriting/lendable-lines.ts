import type { CreditPolicy } from '../policy/credit-policy.ts';
import { lawfulHomes } from '../policy/eligible-homes.ts';
import { type Home, type Limits, limitsFor, minimumFico } from '../policy/limits.ts';
import { SCORES } from '../policy/rate-inputs.ts';
import { acceptsScore } from './eligibility.ts';

/** Homes and scores that share the same limits under a policy. */
export type LendableLines = {
  /** Either all in Texas or all elsewhere. */
  readonly homes: readonly [Home, ...Home[]];
  /** Ascending. */
  readonly scores: readonly [number, ...number[]];
  readonly limits: Limits;
  /** The row of the score limits that applies. */
  readonly scoreRow: { readonly table: string; readonly row: number };
};

/** Returns every group of homes and scores that a policy lends to within the law. */
export function lendableLines(policy: CreditPolicy): readonly LendableLines[] {
  const limitsOf = (home: Home) => policy.limitsByHome(home).map(({ output }) => output);
  const homesByLimits = Map.groupBy(lawfulHomes(policy), (home) =>
    JSON.stringify([home.state === 'TX', limitsOf(home)]),
  );
  return [...homesByLimits.values()].flatMap(([home, ...others]) => {
    if (!home) return [];
    const accepted = SCORES.filter((fico) => fico >= minimumFico(policy, home));
    const lendable = accepted.filter((fico) => acceptsScore(policy, home, fico));
    // The benchmark scenarios report a rule that declines every score.
    const scores = lendable.length > 0 ? lendable : accepted;
    const byRow = Map.groupBy(scores, (fico) => policy.limitsByScore({ fico }).row);
    return [...byRow.values()].flatMap(([fico, ...higher]): LendableLines[] => {
      const limits = fico === undefined ? undefined : limitsFor(policy, { ...home, fico });
      if (fico === undefined || !limits || limits.maxLineCents < limits.minLineCents) return [];
      const scoreRow = policy.limitsByScore({ fico });
      return [{ homes: [home, ...others], scores: [fico, ...higher], limits, scoreRow }];
    });
  });
}
