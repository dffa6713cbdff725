import { Occupancy, PropertyType } from '@homeline/domain/facts/home.ts';
import { type Cents, cents, formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { sumPct } from '@homeline/domain/money/percent.ts';
import type { CreditPolicy } from '@homeline/domain/policy/credit-policy.ts';
import { limitsFor, minimumFico } from '@homeline/domain/policy/limits.ts';
import { SCORES } from '@homeline/domain/policy/rate-inputs.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { openingFees } from '@homeline/domain/pricing/opening-fees.ts';
import type { PricedGrid } from '@homeline/domain/pricing/price-grid.ts';
import type { Lender } from '../../apps/server/src/modules/organisations/organisations.ts';

/** The most by which the lowest APR of all prices may exceed the advertised one, in points. */
const LOWEST_APR_TOLERANCE_PCT = 0.25;

/** What a lender offers under one sheet and one policy. */
export type Offering = {
  readonly sheet: RateSheet;
  readonly policy: CreditPolicy;
  readonly grid: PricedGrid;
  readonly lender: Lender;
};

/** Returns each figure that the lender offers outside the ranges it advertises. */
export function beyondAdvertised({ sheet, policy, grid, lender }: Offering): readonly string[] {
  const { pricing, licensedStates: states } = lender;
  const fees = openingFees(sheet, { states, ...pricing });
  const { lowestOpeningFeesCents, highestOpeningFeesCents } = pricing;
  return [
    ...beyond('an APR of', {
      from: grid.lowestAprPct,
      to: grid.highestAprPct,
      advertised: [pricing.lowestAprPct, pricing.highestAprPct],
      format: (pct) => `${pct}%`,
    }),
    ...beyond('an origination fee of', {
      to: Math.max(...sheet.feeOptions),
      advertised: [0, pricing.highestOriginationFeePct],
      format: (pct) => `${pct}%`,
    }),
    ...beyond('opening fees of', {
      from: fees?.lowestCents,
      to: fees?.highestCents,
      advertised: [lowestOpeningFeesCents, highestOpeningFeesCents],
      format: formatDollars,
    }),
    ...beyond('a line of', {
      from: policy.minLineCents,
      to: largestLine(policy, lender),
      advertised: [pricing.lowestLineCents, pricing.highestLineCents],
      format: formatWholeDollars,
    }),
    ...termsOf(sheet, lender)
      .filter((term) => !pricing.termsYears.includes(term))
      .map((term) => `a term of ${term} years, which isn’t advertised`),
  ];
}

/** Returns each advertised figure that nobody can get. An advertisement may state only available terms. Source: 12 CFR 1026.16(a). */
export function unavailable({ sheet, policy, grid, lender }: Offering): readonly string[] {
  const { lowestAprPct, lowestLineCents, highestLineCents, termsYears } = lender.pricing;
  const lowest = grid.lowestAprPct;
  const largest = largestLine(policy, lender);
  const offered = termsOf(sheet, lender);
  return [
    ...(lowest !== undefined && sumPct([lowest, -lowestAprPct]) > LOWEST_APR_TOLERANCE_PCT
      ? [`no APR below ${lowest}%; ${lowestAprPct}% is advertised`]
      : []),
    ...(policy.minLineCents > lowestLineCents
      ? [
          `no line below ${formatWholeDollars(policy.minLineCents)}; ${formatWholeDollars(lowestLineCents)} is advertised`,
        ]
      : []),
    ...(largest !== undefined && largest < highestLineCents
      ? [
          `no line above ${formatWholeDollars(largest)}; ${formatWholeDollars(highestLineCents)} is advertised`,
        ]
      : []),
    ...termsYears
      .filter((term) => !offered.includes(term))
      .map((term) => `no term of ${term} years, which is advertised`),
  ];
}

/** An offered range and the advertised one. An absent bound isn't compared. */
type Ranges<N extends number> = {
  readonly from?: N | undefined;
  readonly to?: N | undefined;
  readonly advertised: readonly [lowest: N, highest: N];
  readonly format: (figure: N) => string;
};

function beyond<N extends number>(
  what: string,
  { from, to, advertised: [lowest, highest], format }: Ranges<N>,
): string[] {
  return [
    ...(from !== undefined && from < lowest
      ? [`${what} ${format(from)}, below the advertised ${format(lowest)}`]
      : []),
    ...(to !== undefined && to > highest
      ? [`${what} ${format(to)}, above the advertised ${format(highest)}`]
      : []),
  ];
}

function termsOf({ products }: RateSheet, lender: Lender): Lender['pricing']['termsYears'] {
  return [...new Set(lender.products.flatMap((product) => products[product].termsYears))];
}

/** Returns the largest line for any score and any home in a licensed state, or undefined without any. */
function largestLine(policy: CreditPolicy, { licensedStates }: Lender): Cents | undefined {
  // The highest score of each row of the limits by score.
  const scores = [...new Map(SCORES.map((fico) => [policy.limitsByScore({ fico }).row, fico])).values()];
  const homes = licensedStates.flatMap((state) =>
    Occupancy.options.flatMap((occupancy) =>
      PropertyType.options.map((propertyType) => ({ occupancy, propertyType, state })),
    ),
  );
  const lines = homes.flatMap((home) =>
    scores
      .filter((fico) => fico >= minimumFico(policy, home))
      .flatMap((fico) => limitsFor(policy, { ...home, fico })?.maxLineCents ?? []),
  );
  return lines.length > 0 ? cents(Math.max(...lines)) : undefined;
}
