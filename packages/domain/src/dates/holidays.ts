import {
  addDays,
  type CivilDate,
  civilDateOf,
  daysInMonth,
  type Weekday,
  weekday,
  yearMonthDay,
} from './civil-date.ts';

type HolidayRule =
  | { name: string; month: number; day: number }
  | { name: string; month: number; nth: 1 | 2 | 3 | 4 | 'LAST'; weekday: Weekday };

// 5 USC 6103(a), as amended in 2021 to add Juneteenth.
const RULES: readonly HolidayRule[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, nth: 3, weekday: 'MON' },
  { name: "Washington's Birthday", month: 2, nth: 3, weekday: 'MON' },
  { name: 'Memorial Day', month: 5, nth: 'LAST', weekday: 'MON' },
  { name: 'Juneteenth National Independence Day', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, nth: 1, weekday: 'MON' },
  { name: 'Columbus Day', month: 10, nth: 2, weekday: 'MON' },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, nth: 4, weekday: 'THU' },
  { name: 'Christmas Day', month: 12, day: 25 },
];

export type FederalHoliday = {
  name: string;
  /** The date in the statute. */
  statutoryOn: CivilDate;
  /** The day that federal offices close: the Friday before a Saturday holiday, the Monday after a Sunday one. */
  observedOn: CivilDate;
  /** The day that Federal Reserve Banks close. Undefined for a Saturday holiday. */
  banksClosedOn: CivilDate | undefined;
  fixedDate: boolean;
};

/** Cached, because every rule that counts days asks for the same few years. */
const holidaysByYear = new Map<number, readonly FederalHoliday[]>();

/** Returns the eleven legal public holidays of a year (5 USC 6103(a)) in calendar order. */
export function federalHolidays(year: number): readonly FederalHoliday[] {
  const holidays = holidaysByYear.get(year) ?? holidaysOf(year);
  holidaysByYear.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): readonly FederalHoliday[] {
  return RULES.map((rule) => {
    const statutoryOn = statutoryDate(rule, year);
    const on = weekday(statutoryOn);
    const observedOn =
      on === 'SAT' ? addDays(statutoryOn, -1) : on === 'SUN' ? addDays(statutoryOn, 1) : statutoryOn;
    return {
      name: rule.name,
      statutoryOn,
      observedOn,
      banksClosedOn: on === 'SAT' ? undefined : observedOn,
      fixedDate: 'day' in rule,
    };
  });
}

/** Returns whether a day is the statutory date of a legal public holiday. An observed Friday or Monday is not. */
export function isStatutoryHoliday(date: CivilDate): boolean {
  return federalHolidays(yearMonthDay(date).year).some((holiday) => holiday.statutoryOn === date);
}

/** Returns whether Federal Reserve Banks close for a holiday on a day. */
export function isBankHoliday(date: CivilDate): boolean {
  return federalHolidays(yearMonthDay(date).year).some((holiday) => holiday.banksClosedOn === date);
}

function statutoryDate(rule: HolidayRule, year: number): CivilDate {
  if ('day' in rule) return civilDateOf(year, rule.month, rule.day);
  const matching = daysOf(year, rule.month).filter((date) => weekday(date) === rule.weekday);
  const found = rule.nth === 'LAST' ? matching.at(-1) : matching[rule.nth - 1];
  if (!found) throw new RangeError(`No ${rule.name} in ${year}`);
  return found;
}

function daysOf(year: number, month: number): readonly CivilDate[] {
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => civilDateOf(year, month, index + 1));
}
