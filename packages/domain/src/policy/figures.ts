import { addDays, addMonths, type CivilDate, civilDateOf, yearMonthDay } from '../dates/civil-date.ts';
import { stateRules } from '../states/states.ts';
import type { RateSheet } from './rate-sheet.ts';

/** The published figures that a high-cost test needs, each with its own period. */
export const FIGURE_NAMES = ['AVERAGE_PRIME_OFFER_RATE', 'TREASURY_YIELD', 'FEDERAL_AMOUNTS'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** A published figure and the last day on which it may be used. */
export type Figure = { readonly name: FigureName; readonly until: CivilDate };

/**
 * How many days average prime offer rates can be used after their rate sheet's date. The law compares with the rate of the day on which the
 * interest rate is set, and a new table is published each week (12 CFR 1026.32(a)(1)(i), 1026.35(a)(2)). For counsel: whether a table
 * lasts longer when the next one is late.
 */
export const PRIME_OFFER_RATE_DAYS = 7;

/** How many days before a figure ends staff are warned. The next one is published within this period. */
const WARNING_DAYS: Readonly<Record<FigureName, number>> = {
  AVERAGE_PRIME_OFFER_RATE: 3,
  TREASURY_YIELD: 7,
  FEDERAL_AMOUNTS: 30,
};

/**
 * Returns the published figures of a rate sheet with their last days.
 * @param states the states of the homes, as two-letter codes: only some compare rates with Treasury yields
 * @returns nothing in a trial with sample figures, which don't end
 */
export function figuresOf(
  { version, federalAmounts }: Pick<RateSheet, 'version' | 'federalAmounts'>,
  states: readonly string[],
): readonly Figure[] {
  const { until } = federalAmounts;
  if (!until) return [];
  return [
    { name: 'AVERAGE_PRIME_OFFER_RATE', until: addDays(version, PRIME_OFFER_RATE_DAYS) },
    ...(yieldLimitedStates(states).length > 0
      ? [{ name: 'TREASURY_YIELD' as const, until: monthEnd(version) }]
      : []),
    { name: 'FEDERAL_AMOUNTS', until },
  ];
}

/** Returns a sheet whose figures don't end, for a trial with sample figures. */
export function withoutEnd(sheet: RateSheet): RateSheet {
  const { until: _, ...endless } = sheet.federalAmounts;
  return { ...sheet, federalAmounts: endless };
}

/** Returns whether a figure has ended by a day. */
export function hasEnded({ until }: Figure, today: CivilDate): boolean {
  return until < today;
}

/** Returns whether a figure has ended, or ends so soon that staff must publish the next one. */
export function endsSoon({ name, until }: Figure, today: CivilDate): boolean {
  return addDays(until, -WARNING_DAYS[name]) <= today;
}

/** Returns the states whose law compares rates with Treasury yields. */
export function yieldLimitedStates(states: readonly string[]): readonly string[] {
  return states.filter((state) => stateRules(state).highCostMargin?.over === 'treasuryYield');
}

/** Returns the day whose Treasury yields apply to applications of a day: the 15th of the month before. */
export function yieldDay(on: CivilDate): CivilDate {
  const { year, month } = yearMonthDay(on);
  return addMonths(civilDateOf(year, month, 15), -1);
}

function monthEnd(day: CivilDate): CivilDate {
  const { year, month } = yearMonthDay(day);
  return addDays(addMonths(civilDateOf(year, month, 1), 1), -1);
}
