import type * as z from 'zod';
import type { Occupancy, PropertyType } from '../facts/property.facts.ts';
import type { Cents } from '../money/cents.ts';
import type { CreditPolicy } from './policy.ts';
import { TEXAS_HOME_EQUITY } from './texas.ts';

export type LimitedBy = {
  fico: number;
  occupancy: Occupancy;
  propertyType: z.infer<typeof PropertyType>;
  /** Two letters. */
  state: string;
};

export type Limits = {
  minLineCents: Cents;
  maxLineCents: Cents;
  maxCltvPct: number;
  maxDtiPct: number;
};

/** The lowest score for a use and a type of property. */
export function minimumFico(policy: CreditPolicy, of: Pick<LimitedBy, 'occupancy' | 'propertyType'>): number {
  const narrower = [
    policy.byOccupancy[of.occupancy].minFico,
    policy.byPropertyType[of.propertyType]?.minFico,
  ];
  return Math.max(policy.byFico.at(-1)?.ficoFrom ?? 0, ...narrower.map((fico) => fico ?? 0));
}

/** The limits that hold for a score, a use, a type of property and a state; undefined when the score is below every row. */
export function limitsFor(policy: CreditPolicy, of: LimitedBy): Limits | undefined {
  const row = policy.byFico.find(({ ficoFrom }) => of.fico >= ficoFrom);
  if (!row) return undefined;
  const narrower = [
    policy.byOccupancy[of.occupancy],
    policy.byPropertyType[of.propertyType] ?? {},
    of.state === 'TX' ? { maxCltvPct: TEXAS_HOME_EQUITY.maxCltvPct } : {},
  ];
  return narrower.reduce<Limits>(
    (limits, each) => ({
      minLineCents: limits.minLineCents,
      maxLineCents: smaller(limits.maxLineCents, 'maxLineCents' in each ? each.maxLineCents : undefined),
      maxCltvPct: smaller(limits.maxCltvPct, each.maxCltvPct),
      maxDtiPct: smaller(limits.maxDtiPct, 'maxDtiPct' in each ? each.maxDtiPct : undefined),
    }),
    { minLineCents: policy.minLineCents, ...row },
  );
}

function smaller<N extends number>(limit: N, other: N | undefined): N {
  return other !== undefined && other < limit ? other : limit;
}
