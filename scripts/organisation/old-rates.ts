import { type CivilDate, daysBetween, yearMonthDay } from '@homeline/domain/dates/civil-date.ts';
import { PRIME_OFFER_RATE_DAYS, yieldDay, yieldLimitedStates } from '@homeline/domain/policy/figures.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { givenBy } from '@homeline/domain/rules/rulebook.ts';
import { federalAmountsOn } from '@homeline/domain/states/federal-amounts.ts';
import {
  largeChanges,
  PRIME_OFFER_RATES,
  type Series,
  TREASURY_YIELDS,
  yearsInWords,
} from './published-rates.ts';

/**
 * Warns of published market rates in a sheet that are older than the law requires on a day.
 * @param version the effective date of the sheet
 * @param states the lender's licensed states, as two-letter codes
 */
export function oldRates(version: CivilDate, on: CivilDate, states: readonly string[]): readonly string[] {
  return [...oldPrimeRates(version, on), ...oldYields(version, on, states)];
}

/**
 * Warns of published market rates that look wrong: they moved by more than a point, or exactly equal those of an older sheet.
 * @param earlier the sheets before it, oldest first
 * @param states the lender's licensed states, as two-letter codes
 */
export function suspectRates(
  sheet: RateSheet,
  earlier: readonly RateSheet[],
  states: readonly string[],
): readonly string[] {
  const before = earlier.at(-1);
  if (!before) return [];
  const { version } = sheet;
  const weekly: AgedSeries = {
    series: PRIME_OFFER_RATES,
    isOld: (since) => daysBetween(since, version) > PRIME_OFFER_RATE_DAYS,
  };
  const monthly: AgedSeries = {
    series: TREASURY_YIELDS,
    isOld: (since) => yieldDay(since) !== yieldDay(version),
  };
  return [weekly, ...(yieldLimitedStates(states).length > 0 ? [monthly] : [])].flatMap(
    ({ series, isOld }) => [
      ...largeChanges(series, before, sheet).map(
        (change) =>
          `its ${change} since ${before.version}: check the published rate, because a legal limit moves with it`,
      ),
      ...repeatedRates({ series, isOld }, sheet, earlier),
    ],
  );
}

/** A series, and whether a rate published on a day is too old for the sheet. */
type AgedSeries = { readonly series: Series; readonly isOld: (since: CivilDate) => boolean };

/** Warns of rates that every sheet since an older one repeats, and of a whole series that equals one of any sheet. A single rate may recur. */
function repeatedRates(
  { series: { name, years, pctOf }, isOld }: AgedSeries,
  sheet: RateSheet,
  earlier: readonly RateSheet[],
): readonly string[] {
  type Years = (typeof years)[number];
  const isSame = (other: RateSheet, each: Years) => pctOf(other, each) === pctOf(sheet, each);
  const whole = earlier.findIndex((other) => years.every((each) => isSame(other, each)));
  const old = years.flatMap((each) => {
    const unchanged = earlier.findLastIndex((other) => !isSame(other, each)) + 1;
    const since = earlier[whole < 0 ? unchanged : Math.min(whole, unchanged)]?.version;
    return since && isOld(since) ? [{ since, each }] : [];
  });
  return [...Map.groupBy(old, ({ since }) => since)].map(([since, some]) => {
    const over = yearsInWords(some.map(({ each }) => each));
    return `its ${name} over ${over} equals that of ${since} to the last digit: check whether it was updated`;
  });
}

/**
 * Warns if the dollar amounts of the points and fees test have ended by a day.
 * @param sheets the lender's rate sheets, which may add those of a year
 */
export function outdatedFederalAmounts(on: CivilDate, sheets: readonly RateSheet[]): readonly string[] {
  const { from, until } = federalAmountsOn(on, givenBy(on, sheets));
  if (until === undefined || on <= until) return [];
  return [
    `the dollar amounts of 12 CFR 1026.32(a)(1)(ii) are for ${yearMonthDay(from).year}, not ${yearMonthDay(on).year}: nothing is priced until this software is updated, or a rate sheet adds them`,
  ];
}

/** Average prime offer rates are published weekly; a sheet has those of its day. Source: 12 CFR 1026.35(a)(2). */
function oldPrimeRates(version: CivilDate, on: CivilDate): readonly string[] {
  const days = daysBetween(version, on);
  if (days <= PRIME_OFFER_RATE_DAYS) return [];
  return [
    `its average prime offer rates are ${days} days old on ${on}: publish a sheet with this week's rates`,
  ];
}

/** A sheet has the Treasury yields for applications of its month; the next month needs others. */
function oldYields(version: CivilDate, on: CivilDate, states: readonly string[]): readonly string[] {
  const [held, asked] = [yieldDay(version), yieldDay(on)];
  if (yieldLimitedStates(states).length === 0 || held === asked) return [];
  return [
    `its Treasury yields are from ${held}; on ${on} the law of ${yieldLimitedStates(states).join(' and ')} requires those of ${asked}: publish a sheet with them`,
  ];
}
