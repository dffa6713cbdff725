import type { CreditPolicy } from '../policy/credit-policy.ts';
import { lawfulHomes } from '../policy/eligible-homes.ts';
import { type Home, type Limits, limitsFor, minimumFico } from '../policy/limits.ts';
import { SCORES } from '../policy/rate-inputs.ts';
import { scoreIsLent } from './eligibility.ts';

/** Lines that a policy lends alike: on any of some homes at any of some scores, within the same limits. */
export type LentLines = {
  /** All in Texas, or none. */
  readonly homes: readonly [Home, ...Home[]];
  /** Rising. */
  readonly scores: readonly [number, ...number[]];
  readonly limits: Limits;
  /** The row of the limits by score that lends them. */
  readonly lentBy: { readonly table: string; readonly row: number };
};

/** All lines that a policy lends within the law, as far as home and score decide on them. */
export function lentLines(policy: CreditPolicy): readonly LentLines[] {
  const limitsOf = (home: Home) => policy.limitsByHome(home).map(({ output }) => output);
  const limitedAlike = Map.groupBy(lawfulHomes(policy), (home) =>
    JSON.stringify([home.state === 'TX', limitsOf(home)]),
  );
  return [...limitedAlike.values()].flatMap(([home, ...others]) => {
    if (!home) return [];
    const taken = SCORES.filter((fico) => fico >= minimumFico(policy, home));
    const lent = taken.filter((fico) => scoreIsLent(policy, home, fico));
    // A rule that declines every score is named where the ordinary files are decided.
    const scores = lent.length > 0 ? lent : taken;
    const byRow = Map.groupBy(scores, (fico) => policy.limitsByScore({ fico }).row);
    return [...byRow.values()].flatMap(([fico, ...higher]): LentLines[] => {
      const limits = fico === undefined ? undefined : limitsFor(policy, { ...home, fico });
      if (fico === undefined || !limits || limits.maxLineCents < limits.minLineCents) return [];
      const lentBy = policy.limitsByScore({ fico });
      return [{ homes: [home, ...others], scores: [fico, ...higher], limits, lentBy }];
    });
  });
}
