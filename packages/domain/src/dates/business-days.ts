import { addDays, type CivilDate, weekday } from './civil-date.ts';
import { isBankHoliday, isStatutoryHoliday } from './holidays.ts';

/**
 * Returns whether a day is a business day for rescission: every day except Sundays and the statutory dates of legal public holidays.
 * Saturdays count, and so does a Friday on which a Saturday holiday is observed.
 * Source: 12 CFR 1026.2(a)(6) and comment 2(a)(6)-2.
 */
export function isRescissionBusinessDay(date: CivilDate): boolean {
  return weekday(date) !== 'SUN' && !isStatutoryHoliday(date);
}

/** Returns the date a number of rescission business days after a date. The date itself doesn't count. */
export function addRescissionBusinessDays(date: CivilDate, days: number): CivilDate {
  return stepTo(date, days, isRescissionBusinessDay);
}

/** Returns whether Federal Reserve Banks settle on a day: Monday to Friday except bank holidays. */
export function isBankingDay(date: CivilDate): boolean {
  const day = weekday(date);
  return day !== 'SAT' && day !== 'SUN' && !isBankHoliday(date);
}

/** Returns the date a number of banking days after a date. The date itself doesn't count. */
export function addBankingDays(date: CivilDate, days: number): CivilDate {
  return stepTo(date, days, isBankingDay);
}

/** Returns the first banking day after a date. */
export function nextBankingDay(date: CivilDate): CivilDate {
  return addBankingDays(date, 1);
}

function stepTo(date: CivilDate, days: number, counts: (date: CivilDate) => boolean): CivilDate {
  let on = date;
  for (let counted = 0; counted < days; ) {
    on = addDays(on, 1);
    if (counts(on)) counted += 1;
  }
  return on;
}
