import type { Occupancy, PropertyType } from '../facts/property.facts.ts';
import { type Cents, toCents } from '../money/cents.ts';
import type { StateCode } from '../states/us-states.ts';
import type { CreditPolicy } from './credit-policy.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

/** A home as far as limits and rates look at it. */
export type Home = {
  readonly occupancy: Occupancy;
  readonly propertyType: PropertyType;
  readonly state: StateCode;
};

export type Limits = {
  minLineCents: Cents;
  maxLineCents: Cents;
  maxCltvPct: number;
  maxDtiPct: number;
};

/** The limits with the rows that set them. */
export type LimitsByRow = Limits & {
  /** The score that the limits apply to. */
  readonly fico: number;
  readonly byScore: ReturnType<CreditPolicy['limitsByScore']>;
  readonly byHome: ReturnType<CreditPolicy['limitsByHome']>;
};

/** The lowest score for a home. */
export function minimumFico(policy: CreditPolicy, home: Home): number {
  return minimumFicoBy(policy, home).fico;
}

/** The lowest score for a home, and the row that asks for it: of the limits by score, or of those that are narrower for such a home. */
export function minimumFicoBy(policy: CreditPolicy, { occupancy, propertyType, state }: Home) {
  const { lowestFico } = policy;
  const narrower = policy.limitsByHome({ occupancy, propertyType, state });
  const strictest = narrower.toSorted((a, b) => (b.output.minFico ?? 0) - (a.output.minFico ?? 0))[0];
  const fico = strictest?.output.minFico ?? 0;
  return strictest && fico > lowestFico
    ? { fico, by: strictest }
    : { fico: lowestFico, by: policy.limitsByScore({ fico: lowestFico }) };
}

/** The limits that hold for a score and a home; undefined when the score is below every row. */
export function limitsFor(
  policy: CreditPolicy,
  { fico, ...home }: Home & { readonly fico: number },
): LimitsByRow | undefined {
  const byScore = policy.limitsByScore({ fico });
  const { maxCltvPct, maxDtiPct, maxLine } = byScore.output;
  if (maxCltvPct === null || maxDtiPct === null || maxLine === null) return undefined;
  const { occupancy, propertyType, state } = home;
  const byHome = policy.limitsByHome({ occupancy, propertyType, state });
  const narrower = byHome.map(({ output }) => output);
  const law = home.state === 'TX' ? [TEXAS_HOME_EQUITY.maxCltvPct] : [];
  return {
    ...{ fico, byScore, byHome },
    minLineCents: policy.minLineCents,
    maxLineCents: toCents(
      least(
        maxLine,
        narrower.map((each) => each.maxLine),
      ),
    ),
    maxCltvPct: least(maxCltvPct, [...narrower.map((each) => each.maxCltvPct), ...law]),
    maxDtiPct: least(
      maxDtiPct,
      narrower.map((each) => each.maxDtiPct),
    ),
  };
}

/**
 * The score by whose limits equity and debts are judged: a file's own, or where the policy lends on none so low the lowest that such a
 * home is lent on. What fails even by that one's limits is a reason of its own beside the score.
 */
export function judgedFico(
  policy: CreditPolicy,
  { fico, ...home }: Home & { readonly fico: number },
): number {
  return limitsFor(policy, { ...home, fico }) ? fico : minimumFico(policy, home);
}

function least(limit: number, others: readonly (number | null)[]): number {
  return Math.min(limit, ...others.filter((other) => other !== null));
}
