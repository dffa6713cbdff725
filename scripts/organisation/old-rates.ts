import {
  addMonths,
  type CivilDate,
  civilDateOf,
  daysBetween,
  partsOf,
} from '@homeline/domain/dates/civil-date.ts';
import { stateRules } from '@homeline/domain/states/states.ts';

const APOR_DAYS = 7;

/**
 * Which of the published rates in a rate sheet, against which the law tests a rate, are older on a day than the law asks.
 * @param version the day of the sheet
 * @param states those in which the lender is licensed, two letters
 */
export function oldRates(version: CivilDate, on: CivilDate, states: readonly string[]): readonly string[] {
  return [...oldPrimeRates(version, on), ...oldYields(version, on, states)];
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
  const asking = states.filter((state) => stateRules(state).highCostMargin?.over === 'treasuryYield');
  const [held, asked] = [yieldDay(version), yieldDay(on)];
  if (asking.length === 0 || held === asked) return [];
  return [
    `its Treasury yields are those of ${held}; on ${on} the law of ${asking.join(' and ')} asks for those of ${asked}: a newer version brings them`,
  ];
}

/** The day whose yields count for an application of another: the 15th of the month before. */
function yieldDay(on: CivilDate): CivilDate {
  const { year, month } = partsOf(on);
  return addMonths(civilDateOf(year, month, 15), -1);
}
