import { type CivilDate, WEEKDAYS, weekday, yearMonthDay } from '@homeline/domain/dates/civil-date.ts';

type PostalAddress = {
  readonly street1: string;
  readonly street2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** Returns an address as on an envelope: streets, then city, state and ZIP code. */
export function addressLines({ street1, street2, city, state, zip }: PostalAddress): string[] {
  return [street1, ...(street2 ? [street2] : []), `${city}, ${state} ${zip}`];
}

/** Returns an address on one line. */
export function addressLine(address: PostalAddress): string {
  return addressLines(address).join(', ');
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Formats a date as legal documents write it: March 5, 2026. */
export function longDate(date: CivilDate): string {
  const { year, month, day } = yearMonthDay(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** Formats a date with its weekday: Thursday, March 5, 2026. */
export function longDateWithWeekday(date: CivilDate): string {
  return `${DAY_NAMES[WEEKDAYS.indexOf(weekday(date))]}, ${longDate(date)}`;
}

/** Joins words: 'a', 'a and b', 'a, b and c'. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const CONSONANT_SOUND = /^(uni|us|eu|one)/i;

/** Adds the indefinite article by sound: 'a Home Equity Line', 'an Equity Credit Line', 'a Union Line'. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) && !CONSONANT_SOUND.test(name) ? 'an' : 'a'} ${name}`;
}
