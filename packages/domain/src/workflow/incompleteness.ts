import { counterOffer } from '../adverse-action/counter-offer.ts';
import { addDays, type CivilDate } from '../dates/civil-date.ts';
import { noteIsSigned } from '../facts/closing.selectors.ts';
import { conditionsWithState } from '../facts/conditions.selectors.ts';
import type { FactName, Facts } from '../facts/facts.ts';
import { offerWithChangedTerms } from '../facts/offers.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import type { NamedStep } from './steps.ts';

/** Days of silence before a notice of incompleteness, well within the 30 days of 12 CFR 1002.9(c)(1). */
export const SILENCE_DAYS = 10;

/** Days to answer the notice: a reasonable period under 12 CFR 1002.9(c)(2). */
const ANSWER_DAYS = 20;

/** Whether the borrower has a counteroffer to answer. Only their answer is missing, and a counteroffer is itself a notice. */
export function awaitsCounterOfferAnswer({ id }: NamedStep, facts: Facts): boolean {
  if (id === 'OFFER_SELECTION') return counterOffer(facts) !== undefined;
  return id === 'PREQUAL_WINBACK' || (id === 'FINAL_OFFER' && offerWithChangedTerms(facts) !== undefined);
}

/** Returns the last day to answer a notice of incompleteness made on a day. */
export function answerDeadline(madeOn: CivilDate): CivilDate {
  return addDays(madeOn, ANSWER_DAYS);
}

/** Facts that are not activity of the borrower: their silence, our notices, and opening one of our documents. */
const NOT_BORROWER_ACTIVITY: readonly string[] = [
  'silences',
  'incompletenessNotices',
  'scoreDisclosures',
  'valuationRightNotice',
  'valuationCopies',
  'floodNoticeDelivery',
  'disclosureReissues',
  'disclosuresDelivery',
  'documentOpenings',
  'documentFilings',
  'conditionPlans',
  'signingReminders',
] satisfies readonly FactName[];

/** Returns the newest fact that counts as activity on the application. Conditions needed later, and their answers, don't count. */
export function lastBorrowerActivity(
  facts: Facts,
): { readonly seq: number; readonly at: string } | undefined {
  const activity = Object.entries(withoutLaterConditions(facts)).filter(
    ([name]) => !NOT_BORROWER_ACTIVITY.includes(name),
  );
  return newest(...activity.map(([, known]) => (Array.isArray(known) ? known.at(-1) : known)));
}

/** Returns the silence that makes a notice due; undefined after any later activity. */
export function unansweredSilence(facts: Facts) {
  const silence = facts.silences.at(-1);
  return newer(silence, lastBorrowerActivity(facts)) ? silence : undefined;
}

/** Returns the notice of incompleteness that the borrower has not answered. */
export function unansweredNotice(facts: Facts) {
  const notice = facts.incompletenessNotices.at(-1);
  return newer(notice, lastBorrowerActivity(facts)) ? notice : undefined;
}

/** Returns whether an application waits only for the borrower: the note is unsigned, and no date or notice ends the step. */
export function awaitsOnlyBorrower(step: NamedStep, facts: Facts): boolean {
  // The borrower may continue without a co-borrower who doesn't answer.
  if (step.id === 'WAITING_FOR_CO_BORROWERS') return true;
  if (step.kind !== 'BORROWER_ACTION' && step.kind !== 'ERROR') return false;
  return step.date !== 'correctionEnds' && step.task?.(facts) === undefined && !noteIsSigned(facts);
}

/** Whether a notice of incompleteness is due. It must precede closing the application for missing information (12 CFR 1002.9(c)(2)). */
export function incompletenessIsDue(step: NamedStep, facts: Facts): boolean {
  const isMissing = awaitsOnlyBorrower(step, facts) && !awaitsCounterOfferAnswer(step, facts);
  return isMissing && unansweredSilence(facts) !== undefined && unansweredNotice(facts) === undefined;
}

/** A condition that is needed later holds nothing up, so neither it nor its answer restarts a period of silence. */
function withoutLaterConditions(facts: Facts): Facts {
  const later = new Set(conditionsWithState(facts).flatMap(({ before, uuid }) => (before ? uuid : [])));
  const isOfNow = ({ condition = '' }: { readonly condition?: string | undefined }) => !later.has(condition);
  return {
    ...facts,
    conditions: facts.conditions.filter(({ uuid }) => !later.has(uuid)),
    conditionSubmissions: facts.conditionSubmissions.filter(isOfNow),
    conditionDecisions: facts.conditionDecisions.filter(isOfNow),
  };
}
