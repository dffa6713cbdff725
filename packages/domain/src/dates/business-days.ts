import { addDays, type CivilDate, weekday } from './civil-date.ts';
import { isBankHoliday, isStatutoryHoliday } from './holidays.ts';

/**
 * Whether a day counts for rescission: every day but Sundays and the statutory dates of the legal public holidays.
 * Saturdays count, and so does the Friday on which a Saturday holiday is observed.
 * Source: 12 CFR 1026.2(a)(6) and comment 2(a)(6)-2.
 */
export function isRescissionBusinessDay(date: CivilDate): boolean {
  return weekday(date) !== 'SUN' && !isStatutoryHoliday(date);
}

/** The day on which so many rescission business days after a date have passed; the date itself does not count. */
export function addRescissionBusinessDays(date: CivilDate, days: number): CivilDate {
  return stepTo(date, days, isRescissionBusinessDay);
}

/** Whether Federal Reserve Banks settle on a day: Monday to Friday, bank holidays excepted. */
export function isBankingDay(date: CivilDate): boolean {
  const day = weekday(date);
  return day !== 'SAT' && day !== 'SUN' && !isBankHoliday(date);
}

/** The day on which so many banking days after a date have passed; the date itself does not count. */
export function addBankingDays(date: CivilDate, days: number): CivilDate {
  return stepTo(date, days, isBankingDay);
}

/** The first banking day after a date. */
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
