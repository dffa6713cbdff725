import { type CivilDate, partsOf, WEEKDAYS, weekday } from '@homeline/domain/dates/civil-date.ts';

type PostalAddress = {
  readonly street1: string;
  readonly street2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** An address as on an envelope: streets, then city, state and code. */
export function addressLines({ street1, street2, city, state, zip }: PostalAddress): string[] {
  return [street1, ...(street2 ? [street2] : []), `${city}, ${state} ${zip}`];
}

/** An address in one line. */
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

/** A date as a legal document writes it: March 5, 2026. */
export function longDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** The same with its weekday: Thursday, March 5, 2026. */
export function longDateWithWeekday(date: CivilDate): string {
  return `${DAY_NAMES[WEEKDAYS.indexOf(weekday(date))]}, ${longDate(date)}`;
}

/** Words in a row: 'a', 'a and b', 'a, b and c'. */
export function inARow(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const SOUNDS_LIKE_A_CONSONANT = /^(uni|us|eu|one)/i;

/** A name with its indefinite article, by how it sounds: 'a Home Equity Line', 'an Equity Credit Line', 'a Union Line'. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) && !SOUNDS_LIKE_A_CONSONANT.test(name) ? 'an' : 'a'} ${name}`;
}
