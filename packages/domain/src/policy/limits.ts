import type { Occupancy, PropertyType } from '../facts/home.ts';
import { type Cents, toCents } from '../money/cents.ts';
import type { StateCode } from '../states/us-states.ts';
import type { CreditPolicy } from './credit-policy.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

/** The attributes of a home that limits and rates use. */
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

/** Returns the minimum score for a home. */
export function minimumFico(policy: CreditPolicy, home: Home): number {
  return minimumFicoWithRow(policy, home).fico;
}

/** Returns the minimum score for a home, and the policy row that sets it. */
export function minimumFicoWithRow(policy: CreditPolicy, { occupancy, propertyType, state }: Home) {
  const { lowestFico } = policy;
  const byHome = policy.limitsByHome({ occupancy, propertyType, state });
  const strictest = byHome.toSorted((a, b) => (b.output.minFico ?? 0) - (a.output.minFico ?? 0))[0];
  const fico = strictest?.output.minFico ?? 0;
  return strictest && fico > lowestFico
    ? { fico, by: strictest }
    : { fico: lowestFico, by: policy.limitsByScore({ fico: lowestFico }) };
}

/** Returns the limits for a score and a home, or undefined when the policy doesn't lend at the score. */
export function limitsFor(
  policy: CreditPolicy,
  { fico, ...home }: Home & { readonly fico: number },
): LimitsByRow | undefined {
  const byScore = policy.limitsByScore({ fico });
  const { maxCltvPct, maxDtiPct, maxLine } = byScore.output;
  if (maxCltvPct === null || maxDtiPct === null || maxLine === null) return undefined;
  const { occupancy, propertyType, state } = home;
  const byHome = policy.limitsByHome({ occupancy, propertyType, state });
  const homeLimits = byHome.map(({ output }) => output);
  const law = home.state === 'TX' ? [TEXAS_HOME_EQUITY.maxCltvPct] : [];
  return {
    ...{ fico, byScore, byHome },
    minLineCents: policy.minLineCents,
    maxLineCents: toCents(
      lowest(
        maxLine,
        homeLimits.map((each) => each.maxLine),
      ),
    ),
    maxCltvPct: lowest(maxCltvPct, [...homeLimits.map((each) => each.maxCltvPct), ...law]),
    maxDtiPct: lowest(
      maxDtiPct,
      homeLimits.map((each) => each.maxDtiPct),
    ),
  };
}

/**
 * Returns the score whose limits apply to equity and debts: the applicant's, or the minimum when the policy doesn't lend at it. A
 * decline for score can then also state equity or debts as a reason.
 */
export function underwritingFico(
  policy: CreditPolicy,
  { fico, ...home }: Home & { readonly fico: number },
): number {
  return limitsFor(policy, { ...home, fico }) ? fico : minimumFico(policy, home);
}

function lowest(limit: number, others: readonly (number | null)[]): number {
  return Math.min(limit, ...others.filter((other) => other !== null));
}
