import { isApproved, isComplete, newestConsideredItem, openRequest } from '../adverse-action/completeness.ts';
import { counterOffer } from '../adverse-action/counter-offer.ts';
import { adverseActionOf } from '../adverse-action/notice.ts';
import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { disclosuresDue } from '../disclosures/delivery.ts';
import { noteIsSigned } from '../facts/closing.selectors.ts';
import { isDeclined, noticeIsSent } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { currentStep, taskOf } from './current-step.ts';

/** Days for a notice or duty, by the event that starts its clock. Source: 12 CFR 1002.9(a)(1) and (c), 12 CFR 1026.15(d)(2). */
const DAYS = {
  /** To approval, a counteroffer or adverse action. */
  COMPLETED_APPLICATION: 30,
  /** To adverse action or a notice of incompleteness. */
  INCOMPLETE_APPLICATION: 30,
  /** To adverse action when the borrower does not accept a counteroffer. */
  COUNTER_OFFER: 90,
  /** To a notice of adverse action on an open account. */
  ADVERSE_ACTION_ON_ACCOUNT: 30,
  /** To the return of money and the release of the lien, from the receipt of a notice of rescission. */
  RESCISSION: 20,
} as const;

export type NoticeClock = keyof typeof DAYS;

/** The three business days to give an applicant the important terms and the brochure (12 CFR 1026.40(b)). */
type DisclosureClock = 'APPLICATION_DISCLOSURES';

/** Returns the last day for a notice, counted from the day of the event. */
export function noticeDueBy(clock: NoticeClock, startedOn: CivilDate): CivilDate {
  return addDays(startedOn, DAYS[clock]);
}

/** A notice, or a duty after a rescission, that the law requires and that isn't done. Dates are those at the home. */
export type NoticeDue = {
  readonly clock: NoticeClock | DisclosureClock;
  readonly startedOn: CivilDate;
  readonly dueOn: CivilDate;
};

/**
 * Returns the notice clock of an application, from the day it was complete, incomplete or counteroffered (12 CFR 1002.9(a)(1) and (c)).
 * Before any of them, disclosures that it came without are due (12 CFR 1026.40(b)).
 * @returns undefined when nothing is due: no application yet, approved on the same terms, withdrawn, already sent or settled
 */
export function noticeDue(facts: Facts): NoticeDue | undefined {
  const disclosures = disclosuresDue(facts);
  if (disclosures) {
    const { receivedOn, dueOn } = disclosures;
    return { clock: 'APPLICATION_DISCLOSURES', startedOn: receivedOn, dueOn };
  }
  const running = runningClock(facts);
  if (!running) return undefined;
  const [clock, since] = running;
  const startedOn =
    rescissionReceivedOn(facts, clock) ?? civilDateIn(homeTimeZone(facts), Date.parse(since.at));
  return { clock, startedOn, dueOn: noticeDueBy(clock, startedOn) };
}

/** A cancellation from outside our pages runs from the day that it came, however late it was recorded (12 CFR 1026.15(d)(2)). */
function rescissionReceivedOn({ rescissionExercised }: Facts, clock: NoticeClock): CivilDate | undefined {
  return clock === 'RESCISSION' ? rescissionExercised?.notice?.receivedOn : undefined;
}

type RunningClock = readonly [NoticeClock, { readonly seq: number; readonly at: string }];

function runningClock(facts: Facts): RunningClock | undefined {
  const { rescissionExercised, rescissionSettled } = facts;
  if (rescissionExercised) return rescissionSettled ? undefined : ['RESCISSION', rescissionExercised];
  if (noticeIsSent(facts)) return undefined;
  const considered = newestConsideredItem(facts);
  const completed = considered && (['COMPLETED_APPLICATION', considered] as const);
  const step = currentStep(facts);
  const isTerminal = step.kind === 'TERMINAL';
  if (isDeclined(facts) || (!isTerminal && taskOf(step, facts) === 'sendAdverseActionNotice'))
    return completed;
  const offered = counterOffer(facts);
  if (isTerminal) return offered && clockAfterEnd(facts, offered);
  if (noteIsSigned(facts)) return undefined;
  if (offered) return ['COUNTER_OFFER', offered];
  return facts.applicationSubmission
    ? clockAfterSubmission(facts, completed)
    : clockBeforeSubmission(facts, completed);
}

/** A file that ended without a decline needs a notice only when a counteroffer denied the request. */
function clockAfterEnd(facts: Facts, offered: RunningClock[1]): RunningClock | undefined {
  return adverseActionOf(facts).action === 'COUNTER_OFFER' ? ['COUNTER_OFFER', offered] : undefined;
}

function clockAfterSubmission(facts: Facts, completed: RunningClock | undefined): RunningClock | undefined {
  const request = openRequest(facts);
  if (isApproved(facts)) return request && incompleteClock(facts, request);
  if (isComplete(facts)) return completed;
  return incompleteClock(facts, newest(facts.applicationSubmission, request));
}

/** Before submission, an application exists only while we evaluate the request or wait for something we requested (comment 2(f)-3). */
function clockBeforeSubmission(facts: Facts, completed: RunningClock | undefined): RunningClock | undefined {
  const request = openRequest(facts);
  if (request) return incompleteClock(facts, request);
  const { kind } = currentStep(facts);
  const isEvaluated = facts.softCreditConsent !== undefined && facts.offerSelection === undefined;
  return isEvaluated && (kind === 'REVIEW' || kind === 'ERROR') ? completed : undefined;
}

/** A notice of incompleteness ends the duty for what was missing then (12 CFR 1002.9(c)(2)). */
function incompleteClock(facts: Facts, since: RunningClock[1] | undefined): RunningClock | undefined {
  if (!since || newer(facts.incompletenessNotices.at(-1), since)) return undefined;
  return ['INCOMPLETE_APPLICATION', since];
}
