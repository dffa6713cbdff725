import {
  addMonths,
  type CivilDate,
  civilDateOf,
  daysBetween,
  partsOf,
} from '@homeline/domain/dates/civil-date.ts';
import type { RateSheet } from '@homeline/domain/policy/rate-sheet.ts';
import { FEDERAL_AMOUNTS } from '@homeline/domain/states/federal-amounts.ts';
import { stateRules } from '@homeline/domain/states/states.ts';
import {
  movedFar,
  PRIME_OFFER_RATES,
  type Series,
  TREASURY_YIELDS,
  yearsInWords,
} from './published-rates.ts';

const APOR_DAYS = 7;

/**
 * Which of the published rates in a rate sheet, against which the law tests a rate, are older on a day than the law asks, by the day of
 * the sheet.
 * @param version the day of the sheet
 * @param states those in which the lender is licensed, two letters
 */
export function oldRates(version: CivilDate, on: CivilDate, states: readonly string[]): readonly string[] {
  return [...oldPrimeRates(version, on), ...oldYields(version, on, states)];
}

/**
 * Which of the published rates in a sheet cannot be those of its day, as far as the sheets before it tell: one that moved by more than a
 * point, and one that still is what an older sheet said, to the last digit.
 * @param earlier the sheets before it, oldest first
 * @param states those in which the lender is licensed, two letters
 */
export function doubtfulRates(
  sheet: RateSheet,
  earlier: readonly RateSheet[],
  states: readonly string[],
): readonly string[] {
  const before = earlier.at(-1);
  if (!before) return [];
  const { version } = sheet;
  const weekly: Aging = {
    series: PRIME_OFFER_RATES,
    isOld: (since) => daysBetween(since, version) > APOR_DAYS,
  };
  const monthly: Aging = { series: TREASURY_YIELDS, isOld: (since) => yieldDay(since) !== yieldDay(version) };
  return [weekly, ...(asking(states).length > 0 ? [monthly] : [])].flatMap(({ series, isOld }) => [
    ...movedFar(series, before, sheet).map(
      (change) =>
        `its ${change} since the version of ${before.version}: look at what was published, since a limit of the law moves with it`,
    ),
    ...copied({ series, isOld }, sheet, earlier),
  ]);
}

/** A series, and since when a rate of it is older than a sheet may tell. */
type Aging = { readonly series: Series; readonly isOld: (since: CivilDate) => boolean };

/**
 * The rates that an older sheet gave: those that every sheet since gives as well, and a whole series that is the one of any. Single ones
 * come back by chance.
 */
function copied(
  { series: { name, years, pctOf }, isOld }: Aging,
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
    return `its ${name} over ${over} is that of the version of ${since} to the last digit: look whether it was brought up to date`;
  });
}

/** Says when the dollar amounts of the law's test of points and fees are not those of the year of a day. */
export function oldAmounts(on: CivilDate): readonly string[] {
  const { year } = partsOf(on);
  if (FEDERAL_AMOUNTS.year === year) return [];
  return [
    `the dollar amounts of 12 CFR 1026.32(a)(1)(ii) are those of ${FEDERAL_AMOUNTS.year} and not of ${year}: a line may be called high cost by the wrong ones until this program is brought up to date`,
  ];
}

/** The average prime offer rates of a sheet are of its day, and new ones are published each week. Source: 12 CFR 1026.35(a)(2). */
function oldPrimeRates(version: CivilDate, on: CivilDate): readonly string[] {
  const days = daysBetween(version, on);
  if (days <= APOR_DAYS) return [];
  return [
    `its average prime offer rates are ${days} days old on ${on}: a newer version brings those of the week`,
  ];
}

/** The Treasury yields of a sheet are those for applications of its month; others are asked for in the next one. */
function oldYields(version: CivilDate, on: CivilDate, states: readonly string[]): readonly string[] {
  const [held, asked] = [yieldDay(version), yieldDay(on)];
  if (asking(states).length === 0 || held === asked) return [];
  return [
    `its Treasury yields are those of ${held}; on ${on} the law of ${asking(states).join(' and ')} asks for those of ${asked}: a newer version brings them`,
  ];
}

/** The states whose law tests a rate against a Treasury yield. */
function asking(states: readonly string[]): readonly string[] {
  return states.filter((state) => stateRules(state).highCostMargin?.over === 'treasuryYield');
}

/** The day whose yields count for an application of another: the 15th of the month before. */
function yieldDay(on: CivilDate): CivilDate {
  const { year, month } = partsOf(on);
  return addMonths(civilDateOf(year, month, 15), -1);
}
