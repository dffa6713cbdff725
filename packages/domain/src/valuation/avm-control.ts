import type { Cents } from '../money/cents.ts';

/*
 * Quality control of automated valuations, 12 CFR 1026.42(i)(3): (i) confidence, (iv) random sample testing, (v) compliance with
 * nondiscrimination laws. Manipulation (ii) and conflicts (iii) are prevented by the provider's signed answer, which nobody here can edit.
 */

/** An application's automated valuation for the report. It contains nothing about a person. */
export type AvmResult = {
  readonly zip: string;
  readonly answer: 'HIT' | 'HIT_HAIRCUT' | 'LOW_CONFIDENCE' | 'NO_HIT';
  readonly valueCents?: Cents | undefined;
  /** The value of a later broker price opinion or test. */
  readonly testCents?: Cents | undefined;
};

/** Sample of a month: one in ten, and at least five. For counsel: the rule sets no number. */
const SAMPLE_SHARE = 0.1;
const SAMPLE_LEAST = 5;

/** Returns how many of a month's valuations are tested. */
export function sampleSize(valuations: number): number {
  return Math.min(valuations, Math.max(SAMPLE_LEAST, Math.ceil(valuations * SAMPLE_SHARE)));
}

/** An area with fewer valuations says nothing, and could point to a person. */
const AREA_LEAST = 10;

/** An area differs if it gets a full value less than four fifths as often as the others: the yardstick of 29 CFR 1607.4(D). For counsel. */
const FOUR_FIFTHS = 0.8;

/** An area whose median error lies further than this from the others' differs, from this many tests on each side. Source: IAAO Standard on
 * Ratio Studies (2013), part 1, 9.3: the level of each stratum within 5% of the whole. For counsel: the rule sets no number. */
const ERROR_GAP = 0.05;
const TESTS_LEAST = 5;

/** The figures in which an area can differ from all others. */
export const AREA_DIFFERENCES = ['FULL_SHARE', 'MEDIAN_ERROR'] as const;
export type AreaDifference = (typeof AREA_DIFFERENCES)[number];

/** How the automated values of an area compare with those of all others. Shares and errors are fractions. */
export type AreaComparison = {
  readonly zip: string;
  readonly valuations: number;
  /** The share with a value that no haircut lowered. */
  readonly fullShare: number;
  readonly othersFullShare: number;
  /** The median of (automated value − test) / test; undefined without a test. */
  readonly medianError: number | undefined;
  readonly othersMedianError: number | undefined;
  readonly differsIn: readonly AreaDifference[];
};

/** Compares each ZIP code that has enough valuations with all others together; those that differ come first. */
export function compareAreas(results: readonly AvmResult[]): readonly AreaComparison[] {
  return [...Map.groupBy(results, ({ zip }) => zip)]
    .flatMap(([zip, own]) => {
      const others = results.filter((result) => result.zip !== zip);
      return own.length < AREA_LEAST || others.length < AREA_LEAST ? [] : [compared(zip, own, others)];
    })
    .toSorted((a, b) => b.differsIn.length - a.differsIn.length || a.zip.localeCompare(b.zip));
}

function compared(zip: string, own: readonly AvmResult[], others: readonly AvmResult[]): AreaComparison {
  const [fullShare, othersFullShare] = [fullShareOf(own), fullShareOf(others)];
  const [errors, othersErrors] = [errorsOf(own), errorsOf(others)];
  const [medianError, othersMedianError] = [medianOf(errors), medianOf(othersErrors)];
  const isTested = errors.length >= TESTS_LEAST && othersErrors.length >= TESTS_LEAST;
  const gap = isTested ? Math.abs((medianError ?? 0) - (othersMedianError ?? 0)) : 0;
  const differences: Record<AreaDifference, boolean> = {
    FULL_SHARE: fullShare < FOUR_FIFTHS * othersFullShare,
    MEDIAN_ERROR: gap > ERROR_GAP,
  };
  return {
    ...{ zip, valuations: own.length, fullShare, othersFullShare, medianError, othersMedianError },
    differsIn: AREA_DIFFERENCES.filter((difference) => differences[difference]),
  };
}

function fullShareOf(results: readonly AvmResult[]): number {
  return results.filter(({ answer }) => answer === 'HIT').length / results.length;
}

/** Returns the errors of the tested values, the lowest first. */
function errorsOf(results: readonly AvmResult[]): readonly number[] {
  return results.flatMap((result) => errorOf(result) ?? []).toSorted((a, b) => a - b);
}

function medianOf(errors: readonly number[]): number | undefined {
  const [low, high] = [errors[Math.floor((errors.length - 1) / 2)], errors[Math.floor(errors.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Returns (automated value − test) / test as a fraction; undefined without both. */
export function errorOf({
  valueCents,
  testCents,
}: Pick<AvmResult, 'valueCents' | 'testCents'>): number | undefined {
  return valueCents === undefined || !testCents ? undefined : (valueCents - testCents) / testCents;
}
