import { counterOffer } from '../adverse-action/counter-offer.ts';
import { addDays, type CivilDate } from '../dates/civil-date.ts';
import { noteIsSigned } from '../facts/closing.selectors.ts';
import type { FactName, Facts } from '../facts/facts.ts';
import { offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import type { NamedStep } from './steps.ts';

/** After so many days of silence a notice says what is missing: well within the 30 days of 12 CFR 1002.9(c)(1). */
export const SILENT_DAYS = 10;

/** A reasonable time to answer the notice. Source: 12 CFR 1002.9(c)(2). */
const ANSWER_DAYS = 20;

/** Other terms than those asked for are before the borrower: nothing is missing but their word, and a counter-offer is a notice itself. */
export function isCounterOffered({ id }: NamedStep, facts: Facts): boolean {
  if (id === 'OFFER_SELECTION') return counterOffer(facts) !== undefined;
  return id === 'PREQUAL_WINBACK' || (id === 'FINAL_OFFER' && offerWithChangedTerms(facts) !== undefined);
}

/** The last day to answer a notice of incompleteness that is made on a day. */
export function answerBy(madeOn: CivilDate): CivilDate {
  return addDays(madeOn, ANSWER_DAYS);
}

/** What is not heard of the borrower: that they are silent, and what we sent them. Whoever opens a document of ours has not answered it. */
const NOT_HEARD: readonly string[] = [
  'silences',
  'incompletenessNotices',
  'scoreDisclosures',
  'documentOpenings',
] satisfies readonly FactName[];

/** The newest of what is known of the application, but for what is not heard of the borrower. */
export function lastHeard(facts: Facts): { readonly seq: number; readonly at: string } | undefined {
  const heard = Object.entries(facts).filter(([name]) => !NOT_HEARD.includes(name));
  return newest(...heard.map(([, known]) => (Array.isArray(known) ? known.at(-1) : known)));
}

/** The borrower has been silent for so long that a notice is due, and has not been heard of since. */
export function openSilence(facts: Facts) {
  const silence = facts.silences.at(-1);
  return newer(silence, lastHeard(facts)) ? silence : undefined;
}

/** The notice of incompleteness that the borrower has not answered. */
export function openNotice(facts: Facts) {
  const notice = facts.incompletenessNotices.at(-1);
  return newer(notice, lastHeard(facts)) ? notice : undefined;
}

/**
 * An application that stands still until the borrower does something: before the note is signed, and where neither a date of its own nor
 * a notice on the way ends the wait.
 */
export function waitsForBorrower(step: NamedStep, facts: Facts): boolean {
  if (step.kind !== 'BORROWER_ACTION' && step.kind !== 'ERROR') return false;
  return step.date !== 'correctionEnds' && step.task?.(facts) === undefined && !noteIsSigned(facts);
}

/** The borrower is to be told what is missing and by when, before the application may be closed for it (12 CFR 1002.9(c)(2)). */
export function incompletenessIsDue(step: NamedStep, facts: Facts): boolean {
  const isMissing = waitsForBorrower(step, facts) && !isCounterOffered(step, facts);
  return isMissing && openSilence(facts) !== undefined && openNotice(facts) === undefined;
}
