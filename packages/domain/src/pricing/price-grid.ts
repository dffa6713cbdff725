import { PartnerCode } from '../facts/application.facts.ts';
import { Occupancy, PropertyType } from '../facts/property.facts.ts';
import { type Cents, cents, floorToHundredDollars } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { limitsFor } from '../policy/limits.ts';
import { RATE_INPUTS, SCORES } from '../policy/rate-inputs.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { StateCode } from '../states/us-states.ts';
import { type PriceInput, priceOffer } from './price.ts';

type Rules = { readonly sheet: RateSheet; readonly policy: CreditPolicy };

/** What came of pricing a grid. Rates in percent. */
export type PricedGrid = {
  /** Combinations that there are. */
  readonly combinations: number;
  /** Combinations that were asked for a price. */
  readonly asked: number;
  /** Those of them that have one. */
  readonly priced: number;
  /** Those of them whose rate was raised to the lowest APR. */
  readonly raised: number;
  /** Those that have none because their APR would be above the highest. */
  readonly aboveCeiling: number;
  /** Of all prices; undefined when there is none. */
  readonly lowestAprPct: number | undefined;
  readonly highestAprPct: number | undefined;
};

/**
 * Prices the combinations at which a rate sheet and a policy may give another price: one value for each set of values that no cell
 * tells apart, and both ends of what the policy lends. From the lowest and the highest APR found it goes on two inputs at a time, as long
 * as that leads further. By the sheet alone: that a line may be high-cost by law is left out, so that a price which is never lent is told too.
 * @param most of more combinations than these, evenly spread ones are asked, so that each value of each input still occurs
 */
export function priceGrid(rules: Rules, most: number): PricedGrid {
  const axes = axesOf(rules);
  const combinations = axes.reduce((product, { values }) => product * values.length, 1);
  const step = combinations <= most ? 1 : nextPrime(Math.ceil(combinations / most));
  const found = { asked: 0, priced: 0, raised: 0, aboveCeiling: 0 };
  let lowest: Found | undefined;
  let highest: Found | undefined;
  for (let index = 0; index < combinations; index += step) {
    const place = placeOf(axes, index);
    const price = priceOffer(rules, combination(axes, place));
    found.asked += 1;
    if (!price.eligible) {
      if (price.reason === 'APR_ABOVE_MAXIMUM') found.aboveCeiling += 1;
      continue;
    }
    const { aprPct, aprFloorApplied } = price;
    found.priced += 1;
    if (aprFloorApplied) found.raised += 1;
    if (!lowest || aprPct < lowest.aprPct) lowest = { place, aprPct };
    if (!highest || aprPct > highest.aprPct) highest = { place, aprPct };
  }
  return {
    combinations,
    ...found,
    lowestAprPct: lowest && furthest(rules, axes, lowest, -1),
    highestAprPct: highest && furthest(rules, axes, highest, 1),
  };
}

type Found = { readonly place: readonly number[]; readonly aprPct: number };

/** The APR that is reached when two inputs at a time are changed for the better, until none leads further. */
function furthest(rules: Rules, axes: Axes, from: Found, direction: 1 | -1): number {
  let best = from;
  for (let reached = Number.NaN; reached !== best.aprPct; ) {
    reached = best.aprPct;
    for (const place of neighbours(axes, best.place)) {
      const price = priceOffer(rules, combination(axes, place));
      const isFurther = price.eligible && (price.aprPct - best.aprPct) * direction > 0;
      if (isFurther) best = { place, aprPct: price.aprPct };
    }
  }
  return best.aprPct;
}

/** The combinations that differ in one input or in two. */
function* neighbours(axes: Axes, place: readonly number[]): Generator<readonly number[]> {
  for (const [one, { values }] of axes.entries()) {
    for (const [other, { values: others }] of axes.entries()) {
      if (other <= one) continue;
      for (const value of values.keys()) {
        for (const beside of others.keys()) yield place.with(one, value).with(other, beside);
      }
    }
  }
}

type Values = { readonly [N in keyof Omit<PriceInput, 'published'>]-?: readonly PriceInput[N][] };
type Axes = readonly { readonly name: string; readonly values: readonly unknown[] }[];

/** The values of each input that are combined. */
function axesOf(rules: Rules): Axes {
  const { sheet, policy } = rules;
  const scores = scoresOf(rules);
  const maxima = scores.flatMap((fico) => limitsFor(policy, { ...ANY_HOME, fico }) ?? []);
  const values: Values = {
    fico: scores,
    cltvPct: [...new Set([...sheet.cltvCutsPct, ...maxima.map(({ maxCltvPct }) => maxCltvPct)])],
    termYears: RATE_INPUTS.termYears.values,
    lineCents: linesOf(
      rules,
      maxima.map(({ maxLineCents }) => maxLineCents),
    ),
    occupancy: Occupancy.options,
    lienPosition: sheet.samples('lienPosition'),
    propertyType: toldApart(PropertyType.options, sheet.samples('propertyType'), (propertyType) =>
      Occupancy.options.map((occupancy) => policy.limitsByHome({ ...ANY_HOME, occupancy, propertyType })),
    ),
    state: statesOf(rules),
    incomeDoc: sheet.samples('incomeDoc'),
    product: RATE_INPUTS.product.values,
    feePct: sheet.feeOptions,
    // All of them at once take off the most that there is.
    codes: [[], PartnerCode.options],
  };
  return Object.entries(values).map(([name, each]) => ({ name, values: each }));
}

const ANY_HOME = { occupancy: 'PRIMARY', propertyType: 'SINGLE_FAMILY', state: 'OH' } as const;

/** The lowest score of each set that neither the sheet nor the policy tells apart. */
function scoresOf({ sheet, policy }: Rules): readonly number[] {
  const rowOf = (fico: number) => policy.limitsByScore({ fico }).row;
  const starts = SCORES.filter((fico, index) => index > 0 && rowOf(fico) !== rowOf(fico - 1));
  return [...new Set([...sheet.samples('fico'), ...starts])].filter((fico) => fico >= policy.lowestFico);
}

function linesOf({ sheet, policy }: Rules, maxima: readonly Cents[]): readonly Cents[] {
  const cuts = sheet.lineCutsCents.flatMap((cut) => [floorToHundredDollars(cut - 1), cut]);
  const largest = cents(Math.max(policy.minLineCents, ...maxima));
  const lines = [policy.minLineCents, ...cuts, ...maxima];
  return [...new Set(lines)].filter((line) => line >= policy.minLineCents && line <= largest);
}

/** Texas has a law of its own, so that it stands for itself. */
function statesOf({ sheet, policy }: Rules): readonly StateCode[] {
  const limits = (state: StateCode) =>
    Occupancy.options.map((occupancy) => policy.limitsByHome({ ...ANY_HOME, occupancy, state }));
  const states = toldApart(RATE_INPUTS.state.values, sheet.samples('state'), limits);
  return [...new Set<StateCode>([...states, 'TX'])];
}

/** Those that stand for others in the sheet, and one for each answer that the policy gives. */
function toldApart<V extends string>(
  values: readonly V[],
  samples: readonly V[],
  answer: (value: V) => unknown,
): readonly V[] {
  const byAnswer = new Map(values.map((value) => [JSON.stringify(answer(value)), value]));
  return [...new Set([...samples, ...byAnswer.values()])];
}

/** Which value of each input the combination of a number has: the first input turns fastest. */
function placeOf(axes: Axes, index: number): readonly number[] {
  let left = index;
  return axes.map(({ values }) => {
    const at = left % values.length;
    left = Math.floor(left / values.length);
    return at;
  });
}

function combination(axes: Axes, place: readonly number[]): PriceInput {
  return Object.fromEntries(
    axes.map(({ name, values }, axis) => [name, values[place[axis] ?? 0]]),
  ) as unknown as PriceInput;
}

function nextPrime(from: number): number {
  let candidate = from;
  while (!isPrime(candidate)) candidate += 1;
  return candidate;
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return number > 1;
}
