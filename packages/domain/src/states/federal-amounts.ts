import { type CivilDate, civilDate } from '../dates/civil-date.ts';
import { type Cents, toCents } from '../money/cents.ts';

/** The dollar amounts of the federal points and fees test, and the days on which they apply. Maryland's test uses them too. */
export type FederalAmounts = {
  readonly from: CivilDate;
  /** The last day. Absent in a trial with sample figures, which never end. */
  readonly until?: CivilDate;
  /** A smaller line has a higher percentage limit of points and fees. */
  readonly smallLineBelowCents: Cents;
  /** The maximum points and fees of a smaller line. */
  readonly smallLineFeesCents: Cents;
  /** The rule that set them. */
  readonly source: string;
};

/**
 * The amounts that the Bureau published, oldest first. They change each January 1 with the consumer price index. Source: 12 CFR
 * 1026.32(a)(1)(ii)(A) and (B); comments 32(a)(1)(ii)-1 and -3.
 */
export const FEDERAL_AMOUNTS: readonly FederalAmounts[] = [
  {
    ...calendarYear(2025),
    smallLineBelowCents: toCents(26_968),
    smallLineFeesCents: toCents(1348),
    source: 'comments 32(a)(1)(ii)-1.xi and -3.xi',
  },
  {
    ...calendarYear(2026),
    smallLineBelowCents: toCents(27_592),
    smallLineFeesCents: toCents(1380),
    source: '90 FR 57890',
  },
];

/** Returns the first and the last day of a year. */
export function calendarYear(year: number): { readonly from: CivilDate; readonly until: CivilDate } {
  return { from: civilDate(`${year}-01-01`), until: civilDate(`${year}-12-31`) };
}

/**
 * Returns the newest amounts that apply by a day; `until` tells whether they have ended by then. Before all of them, the oldest.
 * @param given amounts that a lender's rate sheets add, for years that this release doesn't know
 */
export function federalAmountsOn(day: CivilDate, given: readonly FederalAmounts[] = []): FederalAmounts {
  const known = [...FEDERAL_AMOUNTS, ...given];
  const begun = known.filter(({ from }) => from <= day);
  // Of two for one year, the published ones come first.
  if (begun.length > 0) return begun.reduce((newest, other) => (other.from > newest.from ? other : newest));
  return known.reduce((oldest, other) => (other.from < oldest.from ? other : oldest));
}
