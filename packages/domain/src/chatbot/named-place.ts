import { STATE_CODES, type StateCode, US_STATES } from '../states/us-states.ts';
import { isZipOf } from '../states/zip-codes.ts';
import { isMisspelled } from './misspelled.ts';

/** A place that a question names: a state, or somewhere without one, such as Puerto Rico or Canada. */
export type Place = { readonly state: StateCode } | { readonly elsewhere: string };

/** The longest first: West Virginia before Virginia. */
const BY_LENGTH = STATE_CODES.toSorted((a, b) => US_STATES[b].length - US_STATES[a].length);

const CAPITAL = /\b(washington,? d\.?c\.?|d\.c\.)/i;
/** A code is also an English word often enough; so it counts in capitals after “in”, “for” or a comma. */
const CODE = /(?:\b(?:in|for|from|of)\s+|,\s*)([A-Z]{2})\b/g;
const ZIP = /\b(?:zip(?:\s*code)?(?:\s+is)?|in)\s+(\d{5})\b/i;

/** Returns the place that a text names. A state is named by its name, its postal code in capitals, or a ZIP code. */
export function placeIn(text: string): Place | undefined {
  const state = stateIn(text);
  if (state) return { state };
  const elsewhere = ELSEWHERE.find(({ name }) => name.test(text))?.shown;
  return elsewhere === undefined ? undefined : { elsewhere };
}

/** The words that name states, without those that mean something else. */
const STATE_WORDS = new Set(
  Object.values(US_STATES).flatMap(
    (name) => name.match(/\b(?!New\b|North|South|West\b|District|Columbia|Island)[A-Z]\w{3,}/g) ?? [],
  ),
);
const NOT_MISSPELLED = new Set(['texts', 'marine', 'indian']);

/** Returns a text with the misspelled names of states corrected: “West Virgina” to “West Virginia”. */
export function withStateNames(text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const written = word.toLowerCase();
    if (NOT_MISSPELLED.has(written)) return word;
    return [...STATE_WORDS].find((name) => isMisspelled(written, name.toLowerCase())) ?? word;
  });
}

function stateIn(text: string): StateCode | undefined {
  if (CAPITAL.test(text)) return 'DC';
  const named = BY_LENGTH.find((code) => new RegExp(`\\b${US_STATES[code]}\\b`, 'i').test(text));
  if (named) return named;
  for (const [, code = ''] of text.matchAll(CODE)) {
    const known = STATE_CODES.find((each) => each === code);
    if (known) return known;
  }
  const [, zip] = ZIP.exec(text) ?? [];
  return zip === undefined ? undefined : STATE_CODES.find((code) => isZipOf(zip, code));
}

/** Returns a text with `words` in place of the place that it names. */
export function withPlace(text: string, place: Place, words: string): string {
  if ('elsewhere' in place)
    return ELSEWHERE.reduce(
      (changed, { name, shown }) => (shown === place.elsewhere ? changed.replace(name, words) : changed),
      text,
    );
  const name = new RegExp(`\\b(?:${US_STATES[place.state]}\\b|${place.state}\\b)`, 'g');
  const written = new RegExp(`\\b${US_STATES[place.state]}\\b`, 'gi');
  return text
    .replace(CAPITAL, words)
    .replace(written, words)
    .replace(name, words)
    .replace(ZIP, `in ${words}`);
}

/** Names of places outside the states, besides countries, as people write them. */
const OTHER_NAMES = [
  'Virgin Islands',
  'Saipan',
  'England',
  'Scotland',
  'Wales',
  'Ireland',
  'Holland',
  'Europe',
  'Africa',
  'Ontario',
  'Quebec',
  'Alberta',
  'British Columbia',
] as const;
const SHORT_NAMES = [
  [/\b(?:in|for|from|of)\s+PR\b|\bSan Juan\b/, 'Puerto Rico'],
  [/\bUSVI\b/, 'the U.S. Virgin Islands'],
  [/\bU\.?K\b/, 'the United Kingdom'],
] as const;
/** A country with the name of a state, a person, an animal or a thing, and the United States. */
const NOT_NAMES = /^(United States|Georgia|Jordan|Chad|Jersey|Turkey|Niger|China|Guinea|Togo|Mali|Guernsey)$/;

const ELSEWHERE: readonly { readonly name: RegExp; readonly shown: string }[] = [
  ...SHORT_NAMES.map(([name, shown]) => ({ name, shown })),
  ...[...OTHER_NAMES, ...countries()].map((shown) => ({ name: new RegExp(`\\b${shown}\\b`, 'i'), shown })),
];

/** Returns the English names of the countries and territories, the longest first. */
function countries(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []))
    .filter((name) => /^[A-Z][A-Za-z. ]+$/.test(name) && !NOT_NAMES.test(name))
    .toSorted((a, b) => b.length - a.length);
}
