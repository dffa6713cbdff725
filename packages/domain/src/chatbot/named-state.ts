import { isZipOf } from '../property/zip-codes.ts';
import { STATE_CODES, type StateCode, US_STATES } from '../states/us-states.ts';

/** The longest first: West Virginia before Virginia. */
const BY_LENGTH = STATE_CODES.toSorted((a, b) => US_STATES[b].length - US_STATES[a].length);

const CAPITAL = /\b(washington,? d\.?c\.?|d\.c\.)/i;
/** A code is also an English word often enough; so it counts in capitals after “in”, “for” or a comma. */
const CODE = /(?:\b(?:in|for|from|of)\s+|,\s*)([A-Z]{2})\b/g;
const ZIP = /\b(?:zip(?:\s*code)?(?:\s+is)?|in)\s+(\d{5})\b/i;

/** Returns the state that a text names: by its name, its postal code in capitals, or a ZIP code. */
export function stateIn(text: string): StateCode | undefined {
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

/** Returns a question about a named state as one about “my state”, which is how the search knows it. */
export function askedOfState(question: string): string {
  const state = stateIn(question);
  if (!state) return question;
  const name = new RegExp(`\\b(?:${US_STATES[state]}|${state})\\b`, 'gi');
  return question.replace(CAPITAL, 'my state').replace(name, 'my state');
}
