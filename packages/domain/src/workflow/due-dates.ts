import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { startOfDay } from '../dates/start-of-day.ts';
import { softPull } from '../facts/credit.selectors.ts';
import type { FactName, Facts, FactWrite } from '../facts/facts.ts';
import { paymentDueSince, releaseDayHasCome } from '../facts/funding.selectors.ts';
import { incomeSource } from '../facts/income.selectors.ts';
import { initialDecision } from '../facts/offers.selectors.ts';
import { currentLookup, homeTimeZone } from '../facts/property.selectors.ts';
import { newer } from '../facts/reading.ts';
import { NOT_ALL_SIGNED } from '../facts/signers.facts.ts';
import { releaseDayFrom, rescissionEndsOn } from '../funding/rescission-period.ts';
import { priceHoldEnd } from '../offers/hold.ts';
import { currentStep, endDateName } from './current-step.ts';
import {
  answerDeadline,
  awaitsCounterOfferAnswer,
  awaitsOnlyBorrower,
  lastBorrowerActivity,
  SILENCE_DAYS,
  unansweredNotice,
  unansweredSilence,
} from './incompleteness.ts';
import type { DateName } from './step.ts';
import type { NamedStep, StepName } from './steps.ts';

/** The facts that the clock writes. */
export const CLOCK_FACTS = [
  'closingDateReached',
  'rescissionEnded',
  'releaseDays',
  'incompletenessExpired',
  'correctionEnded',
  'offerExpiries',
  'cancellation',
  'inactivity',
  'silences',
] as const satisfies readonly FactName[];
type ClockWrite = Extract<FactWrite, { fact: (typeof CLOCK_FACTS)[number] }>;

/** A fact that the clock writes, and when. */
export type DueDate = {
  readonly fact: ClockWrite;
  readonly at: string;
  /** The deadline shown to the borrower, where it differs: the last instant at which they can still act. */
  readonly shownAt?: string;
};

const DAY_MS = 86_400_000;

// For a counteroffer, well within the 90 days of 12 CFR 1002.9(a)(1)(iv).
const INACTIVE_DAYS = 30;

/** Days to correct a problem that would end the file, within the 30 days of 12 CFR 1002.9(a)(1). */
const CORRECTION_PERIODS: {
  [N in StepName]?: { days: number; since: (facts: Facts) => { seq: number; at: string } | undefined };
} = {
  INELIGIBLE_PROPERTY: { days: 3, since: currentLookup },
  SOFT_CREDIT_NO_CREDIT: { days: 3, since: softPull },
  INCOME_ERROR: { days: 20, since: incomeSource },
};

const DUE_DATES: Record<DateName, (step: NamedStep, facts: Facts) => DueDate | undefined> = {
  closingAllowedOn: (_, facts) =>
    facts.closingHold && {
      fact: { fact: 'closingDateReached', value: {} },
      at: startOfDay(homeTimeZone(facts), facts.closingHold.allowedOn),
    },
  rescissionEnds: (_, facts) => {
    const endsOn = rescissionEndsOn(facts);
    return (
      endsOn && {
        fact: { fact: 'rescissionEnded', value: {} },
        at: startOfDay(homeTimeZone(facts), addDays(endsOn, 1)),
      }
    );
  },
  releaseDay: (_, facts) => {
    const since = paymentDueSince(facts);
    if (!since || releaseDayHasCome(facts)) return undefined;
    const zone = homeTimeZone(facts);
    const readyOn = civilDateIn(zone, Date.parse(since.at));
    const day = releaseDayFrom(readyOn, facts);
    const fact: ClockWrite = { fact: 'releaseDays', value: {} };
    return { fact, at: day === readyOn ? since.at : startOfDay(zone, day) };
  },
  incompleteNoticeExpires: (_, facts) => noticeExpiry(facts, { fact: 'incompletenessExpired', value: {} }),
  correctionEnds: (step, facts) => {
    const correction = CORRECTION_PERIODS[step.id];
    const since = correction?.since(facts);
    if (!correction || !since || newer(facts.correctionEnded.at(-1), since)) return undefined;
    return { fact: { fact: 'correctionEnded', value: {} }, at: daysAfter(since.at, correction.days) };
  },
};

/** Returns the next fact that the clock writes at a step; undefined when nothing is scheduled. */
export function dueDate(step: NamedStep, facts: Facts): DueDate | undefined {
  const name = endDateName(step);
  const due = [
    name && DUE_DATES[name](step, facts),
    offerExpiry(step, facts),
    silenceDueDate(step, facts),
    signersDueDate(step, facts),
  ].filter((date) => date !== undefined);
  return due.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/** Returns the instant that ends the current step, as the borrower is shown it; undefined without one. */
export function shownDueAt(facts: Facts): string | undefined {
  const due = dueDate(currentStep(facts), facts);
  return due?.shownAt ?? due?.at;
}

/**
 * When the price hold ends; an application submitted before keeps its prices to the note. An open notice of incompleteness suspends the
 * end, because repricing would cancel the notice. So does a wait for a co-borrower: their answers price the line anyway.
 */
function offerExpiry({ id }: NamedStep, facts: Facts): DueDate | undefined {
  const isSuspended = unansweredNotice(facts) !== undefined || id === 'WAITING_FOR_CO_BORROWERS';
  const endsAt = isSuspended ? undefined : priceHoldEnd(facts);
  const holds = initialDecision(facts)?.outcome === 'OFFERS' && !facts.applicationSubmission;
  return endsAt && holds ? { fact: { fact: 'offerExpiries', value: {} }, at: endsAt } : undefined;
}

/** When a line that not everyone has signed is given up. Nothing has been paid out, and the borrower has no notice to answer. */
function signersDueDate({ id }: NamedStep, facts: Facts): DueDate | undefined {
  if (id !== 'WAITING_FOR_ADDITIONAL_SIGNERS') return undefined;
  const since = lastBorrowerActivity(facts)?.at ?? '';
  return {
    fact: { fact: 'cancellation', value: { reason: NOT_ALL_SIGNED } },
    at: daysAfter(since, INACTIVE_DAYS),
  };
}

/** When silence leads to a notice of incompleteness, or after that notice closes the file (12 CFR 1002.9(c)(2)). */
function silenceDueDate(step: NamedStep, facts: Facts): DueDate | undefined {
  if (!awaitsOnlyBorrower(step, facts)) return undefined;
  const since = lastBorrowerActivity(facts)?.at ?? '';
  if (awaitsCounterOfferAnswer(step, facts)) {
    return { fact: { fact: 'inactivity', value: {} }, at: daysAfter(since, INACTIVE_DAYS) };
  }
  if (!unansweredSilence(facts)) {
    const at = daysAfter(since, SILENCE_DAYS);
    const shownAt = endOfDay(facts, answerDeadline(civilDateIn(homeTimeZone(facts), Date.parse(at))));
    return { fact: { fact: 'silences', value: {} }, at, shownAt };
  }
  const isRequested = endDateName(step) === 'incompleteNoticeExpires';
  return isRequested ? undefined : noticeExpiry(facts, { fact: 'inactivity', value: {} });
}

/** The fact to write after the last day of an open notice of incompleteness; undefined without one. */
function noticeExpiry(facts: Facts, fact: ClockWrite): DueDate | undefined {
  const notice = unansweredNotice(facts);
  if (!notice) return undefined;
  const at = startOfDay(homeTimeZone(facts), addDays(notice.answerBy, 1));
  return { fact, at, shownAt: endOfDay(facts, notice.answerBy) };
}

function endOfDay(facts: Facts, date: CivilDate): string {
  return new Date(Date.parse(startOfDay(homeTimeZone(facts), addDays(date, 1))) - 1000).toISOString();
}

function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MS).toISOString();
}
