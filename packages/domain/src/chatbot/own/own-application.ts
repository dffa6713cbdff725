import { civilDateIn, formatUs } from '../../dates/civil-date.ts';
import { zoneWords } from '../../dates/time-zone.ts';
import type { Facts } from '../../facts/facts.ts';
import { homeTimeZone } from '../../facts/property.selectors.ts';

/** A borrower's own application, as they see it on its pages. */
export type OwnApplication = {
  readonly facts: Facts;
  readonly loanNumber: string;
  /** The date that ends the current step, if any. */
  readonly dueAt: string | undefined;
};

/** Returns the answer about one topic; undefined if the application has none, so that the general text is used. */
export type OwnAnswer = (application: OwnApplication) => string | undefined;

/** Returns the day of an instant at the home: 12/01/2026. */
export function dayWords(facts: Facts, instant: string): string {
  return formatUs(civilDateIn(homeTimeZone(facts), Date.parse(instant)));
}

/** Returns the last day of a step. An instant that ends a step is the midnight after its last day at the home. */
export function lastDay(facts: Facts, dueAt: string): string {
  return formatUs(civilDateIn(homeTimeZone(facts), Date.parse(dueAt) - 1));
}

/** Formats an instant as date and time in the home's time zone. */
export function timeWords(facts: Facts, instant: string): string {
  const timeZone = homeTimeZone(facts);
  const atMs = Date.parse(instant);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${formatUs(civilDateIn(timeZone, atMs))} at ${time.format(atMs)} (${zoneWords(timeZone)})`;
}

/** Returns words as a list: a, b and c. */
export function listWords(words: readonly string[], or: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-US', { type: or === 'and' ? 'conjunction' : 'disjunction' }).format(words);
}
