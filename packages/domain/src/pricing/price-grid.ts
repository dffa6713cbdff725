import { PartnerCode } from '../facts/applicant.ts';
import { Occupancy, PropertyType } from '../facts/home.ts';
import { type Cents, cents, floorToHundredDollars } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import { limitsFor } from '../policy/limits.ts';
import { RATE_INPUTS, SCORES } from '../policy/rate-inputs.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { StateCode } from '../states/us-states.ts';
import { type PriceInput, priceOffer } from './price.ts';

type Rules = { readonly sheet: RateSheet; readonly policy: CreditPolicy };

/** The result of pricing a grid. Rates in percent. */
export type PricedGrid = {
  /** All combinations of inputs. */
  readonly combinations: number;
  /** Combinations that were priced. */
  readonly tried: number;
  /** Combinations that have a price. */
  readonly priced: number;
  /** Prices raised to the lowest APR. */
  readonly raised: number;
  /** Combinations without a price because their APR exceeds the highest. */
  readonly aboveCeiling: number;
  /** The lowest APR of all prices, if any. */
  readonly lowestAprPct: number | undefined;
  readonly highestAprPct: number | undefined;
};

/**
 * Prices the combinations of inputs that may differ in price. From the lowest and highest APR found, it then changes two inputs at a
 * time until no change goes further. It skips the high-cost test, so the range includes prices that no offer has.
 * @param most the maximum number of combinations; above it, prices an even sample with every value of every input
 */
export function priceGrid(rules: Rules, most: number): PricedGrid {
  const axes = axesOf(rules);
  const combinations = axes.reduce((product, { values }) => product * values.length, 1);
  const step = combinations <= most ? 1 : nextPrime(Math.ceil(combinations / most));
  const found = { tried: 0, priced: 0, raised: 0, aboveCeiling: 0 };
  let lowest: FoundApr | undefined;
  let highest: FoundApr | undefined;
  for (let index = 0; index < combinations; index += step) {
    const place = indexesOf(axes, index);
    const price = priceOffer(rules, inputAt(axes, place));
    found.tried += 1;
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
    lowestAprPct: lowest && extremeApr(rules, axes, lowest, -1),
    highestAprPct: highest && extremeApr(rules, axes, highest, 1),
  };
}

type FoundApr = { readonly place: readonly number[]; readonly aprPct: number };

/** Returns the most extreme APR that changing two inputs at a time reaches. */
function extremeApr(rules: Rules, axes: Axes, from: FoundApr, direction: 1 | -1): number {
  let best = from;
  for (let reached = Number.NaN; reached !== best.aprPct; ) {
    reached = best.aprPct;
    for (const place of neighbors(axes, best.place)) {
      const price = priceOffer(rules, inputAt(axes, place));
      const isFurther = price.eligible && (price.aprPct - best.aprPct) * direction > 0;
      if (isFurther) best = { place, aprPct: price.aprPct };
    }
  }
  return best.aprPct;
}

/** Returns the combinations that differ in one or two inputs. */
function* neighbors(axes: Axes, place: readonly number[]): Generator<readonly number[]> {
  for (const [one, { values }] of axes.entries()) {
    for (const [other, { values: others }] of axes.entries()) {
      if (other <= one) continue;
      for (const value of values.keys()) {
        for (const second of others.keys()) yield place.with(one, value).with(other, second);
      }
    }
  }
}

type Values = {
  readonly [N in keyof Omit<
    PriceInput,
    'published' | 'coOwnerLivesThere' | 'compensationPct'
  >]-?: readonly PriceInput[N][];
};
type Axes = readonly { readonly name: string; readonly values: readonly unknown[] }[];

/** Returns the values of each input to combine. */
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
    propertyType: distinctValues(PropertyType.options, sheet.samples('propertyType'), (propertyType) =>
      Occupancy.options.map((occupancy) => policy.limitsByHome({ ...ANY_HOME, occupancy, propertyType })),
    ),
    state: statesOf(rules),
    incomeDoc: sheet.samples('incomeDoc'),
    product: RATE_INPUTS.product.values,
    feePct: sheet.feeOptions,
    // All codes together give the largest discount.
    codes: [[], PartnerCode.options],
  };
  return Object.entries(values).map(([name, each]) => ({ name, values: each }));
}

const ANY_HOME = { occupancy: 'PRIMARY', propertyType: 'SINGLE_FAMILY', state: 'OH' } as const;

/** Returns the lowest score of each group that neither the sheet nor the policy distinguishes. */
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

/** Returns one state of each group that the rules don't distinguish, and always Texas, which has its own law. */
function statesOf({ sheet, policy }: Rules): readonly StateCode[] {
  const limits = (state: StateCode) =>
    Occupancy.options.map((occupancy) => policy.limitsByHome({ ...ANY_HOME, occupancy, state }));
  const states = distinctValues(RATE_INPUTS.state.values, sheet.samples('state'), limits);
  return [...new Set<StateCode>([...states, 'TX'])];
}

/** Returns one value of each group that the sheet doesn't distinguish, and one for each distinct policy answer. */
function distinctValues<V extends string>(
  values: readonly V[],
  samples: readonly V[],
  answer: (value: V) => unknown,
): readonly V[] {
  const byAnswer = new Map(values.map((value) => [JSON.stringify(answer(value)), value]));
  return [...new Set([...samples, ...byAnswer.values()])];
}

/** Returns the index of each input's value in the combination with a given number. The first input changes fastest. */
function indexesOf(axes: Axes, index: number): readonly number[] {
  let rest = index;
  return axes.map(({ values }) => {
    const at = rest % values.length;
    rest = Math.floor(rest / values.length);
    return at;
  });
}

function inputAt(axes: Axes, place: readonly number[]): PriceInput {
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
