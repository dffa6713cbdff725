import { isApproved, isComplete, newestConsidered, openQuestion } from '../adverse-action/completeness.ts';
import { counterOffer } from '../adverse-action/counter-offer.ts';
import { adverseActionOf } from '../adverse-action/notice.ts';
import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { noteIsSigned } from '../facts/closing.selectors.ts';
import { isDeclined, isRescinded, noticeIsSent } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { currentStep, taskOf } from './current-step.ts';

/** What starts the clock of a notice, and the days that it leaves. Source: 12 CFR 1002.9(a)(1) and (c). */
const DAYS = {
  /** Approval, counter-offer or adverse action. */
  COMPLETED_APPLICATION: 30,
  /** Adverse action, or a notice of what is missing. */
  INCOMPLETE_APPLICATION: 30,
  /** Adverse action when a counter-offer is not accepted. */
  COUNTER_OFFER: 90,
  /** On an account that is open. */
  ADVERSE_ACTION_ON_ACCOUNT: 30,
} as const;

export type NoticeClock = keyof typeof DAYS;

/** The last day for a notice, counted from the day of the event. */
export function noticeDueBy(clock: NoticeClock, startedOn: CivilDate): CivilDate {
  return addDays(startedOn, DAYS[clock]);
}

/** A notice that the law asks for and that has not gone out. Days are those of the home. */
export type NoticeDue = {
  readonly clock: NoticeClock;
  readonly startedOn: CivilDate;
  readonly dueOn: CivilDate;
};

/**
 * The clock that runs for an application: from the day on which it was complete, on which something was missing, or on which other terms
 * were offered. Source: 12 CFR 1002.9(a)(1) and (c).
 * @returns undefined when no notice is owed: none was applied for yet, the terms stand, the applicant withdrew, or it has gone out
 */
export function noticeDue(facts: Facts): NoticeDue | undefined {
  const running = runningClock(facts);
  if (!running) return undefined;
  const [clock, since] = running;
  const startedOn = civilDateIn(homeTimeZone(facts), Date.parse(since.at));
  return { clock, startedOn, dueOn: noticeDueBy(clock, startedOn) };
}

type Running = readonly [NoticeClock, { readonly seq: number; readonly at: string }];

function runningClock(facts: Facts): Running | undefined {
  if (noticeIsSent(facts) || isRescinded(facts)) return undefined;
  const considered = newestConsidered(facts);
  const completed = considered && (['COMPLETED_APPLICATION', considered] as const);
  const step = currentStep(facts);
  const isTerminal = step.kind === 'TERMINAL';
  if (isDeclined(facts) || (!isTerminal && taskOf(step, facts) === 'sendAdverseActionNotice'))
    return completed;
  const offered = counterOffer(facts);
  if (isTerminal) return offered && ended(facts, offered);
  if (noteIsSigned(facts)) return undefined;
  if (offered) return ['COUNTER_OFFER', offered];
  return facts.applicationSubmission ? submitted(facts, completed) : inquired(facts, completed);
}

/** Of a file that ended undeclined a notice is owed only where what was asked for was denied with the offer of something else. */
function ended(facts: Facts, offered: Running[1]): Running | undefined {
  return adverseActionOf(facts).action === 'COUNTER_OFFER' ? ['COUNTER_OFFER', offered] : undefined;
}

function submitted(facts: Facts, completed: Running | undefined): Running | undefined {
  const asked = openQuestion(facts);
  if (isApproved(facts)) return asked && incomplete(facts, asked);
  if (isComplete(facts)) return completed;
  return incomplete(facts, newest(facts.applicationSubmission, asked));
}

/** Before submission there is an application only where the request is being judged, or stopped by what we asked for (comment 2(f)-3). */
function inquired(facts: Facts, completed: Running | undefined): Running | undefined {
  const asked = openQuestion(facts);
  if (asked) return incomplete(facts, asked);
  const { kind } = currentStep(facts);
  const isJudged = facts.softCreditConsent !== undefined && facts.offerSelection === undefined;
  return isJudged && (kind === 'REVIEW' || kind === 'ERROR') ? completed : undefined;
}

/** A notice of what is missing ends the duty for what was missing then (12 CFR 1002.9(c)(2)). */
function incomplete(facts: Facts, since: Running[1] | undefined): Running | undefined {
  if (!since || newer(facts.incompletenessNotices.at(-1), since)) return undefined;
  return ['INCOMPLETE_APPLICATION', since];
}
