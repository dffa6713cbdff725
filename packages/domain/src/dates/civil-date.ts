import * as z from 'zod';

/** A calendar date, yyyy-MM-dd, without time or zone. Rejects dates that don't exist, such as 2026-02-30. */
export const CivilDateSchema = z.iso.date({ error: ({ input }) => dateProblem(input) }).brand<'CivilDate'>();
export type CivilDate = z.infer<typeof CivilDateSchema>;

export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Parses a civil date.
 * @throws ZodError when the text is not yyyy-MM-dd or the date doesn't exist
 */
export function civilDate(text: string): CivilDate {
  return CivilDateSchema.parse(text);
}

/**
 * Returns the civil date with the given parts.
 * @param month 1 to 12
 * @throws ZodError when the date doesn't exist
 */
export function civilDateOf(year: number, month: number, day: number): CivilDate {
  return civilDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** Returns the parts of a civil date. The month is 1 to 12. */
export function yearMonthDay(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Returns the date a number of days later, or earlier when negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Returns the same day a number of months later or earlier, or the last day of a shorter month. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = yearMonthDay(date);
  const count = year * 12 + (month - 1) + months;
  const inYear = Math.floor(count / 12);
  const inMonth = count - inYear * 12 + 1;
  return civilDateOf(inYear, inMonth, Math.min(day, daysInMonth(inYear, inMonth)));
}

/** Returns the days from one date to another. Negative when the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the day of the week. */
export function weekday(date: CivilDate): Weekday {
  const sinceThursday = (((dayNumber(date) + 4) % 7) + 7) % 7;
  return WEEKDAYS[sinceThursday] ?? 'SUN';
}

/** Returns the number of days in a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Returns the latest of the given dates. */
export function latest(first: CivilDate, ...others: readonly CivilDate[]): CivilDate {
  return [first, ...others].toSorted().at(-1) ?? first;
}

/** Returns the earliest of the given dates. */
export function earliest(first: CivilDate, ...others: readonly CivilDate[]): CivilDate {
  return [first, ...others].toSorted()[0] ?? first;
}

/** Returns a date in US format, MM/dd/yyyy. */
export function formatUs(date: CivilDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/**
 * Returns the civil date in a time zone at an instant.
 * @param timeZone IANA name, such as 'America/New_York'
 * @param instantMs milliseconds since 1970-01-01T00:00Z
 * @throws RangeError for an unknown zone
 */
export function civilDateIn(timeZone: string, instantMs: number): CivilDate {
  const part = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  return civilDateOf(Number(part['year']), Number(part['month']), Number(part['day']));
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached format of a zone, because creating one is slow. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  FORMATS.set(timeZone, format);
  return format;
}

/** Returns the age in completed years on a day. A person born on February 29 ages on March 1 in a common year. */
export function ageOn(bornOn: CivilDate, date: CivilDate): number {
  const hadBirthday = date.slice(5) >= bornOn.slice(5);
  return yearMonthDay(date).year - yearMonthDay(bornOn).year - (hadBirthday ? 0 : 1);
}

/** Returns a message about the first invalid part of a text that isn't a date; of one without dashes, such as 4/12/85, about its year. */
function dateProblem(text: unknown): string {
  if (typeof text !== 'string' || !text) return 'Required';
  const [year = '', month = '1', day = '1'] = text.split('-');
  if (!isBetween(month, 1, 12)) return 'Month must be 1 to 12';
  if (!isBetween(day, 1, 31)) return 'Day must be 1 to 31';
  if (!/^\d{4}$/.test(year)) return 'Year must have four digits';
  return day > '28' ? 'That month has fewer days' : 'Must be a date';
}

function isBetween(digits: string, lowest: number, highest: number): boolean {
  return Number(digits) >= lowest && Number(digits) <= highest;
}

// Days since 1970-01-01 in the proleptic Gregorian calendar. Years start in March so that leap days come last.
function dayNumber(date: CivilDate): number {
  const { year, month, day } = yearMonthDay(date);
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromDayNumber(number: number): CivilDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return civilDateOf(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day);
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
