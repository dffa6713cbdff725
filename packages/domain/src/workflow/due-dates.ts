import { isBankingDay, nextBankingDay } from '../dates/business-days.ts';
import { addDays, type CivilDate, civilDateIn, latest } from '../dates/civil-date.ts';
import { startOfDay } from '../dates/start-of-day.ts';
import { softPull } from '../facts/credit.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { paymentDueSince, releaseDayHasCome } from '../facts/funding.selectors.ts';
import { incomeSource } from '../facts/income.selectors.ts';
import { initialDecision } from '../facts/offers.selectors.ts';
import { currentLookup, homeTimeZone } from '../facts/property.selectors.ts';
import { newer } from '../facts/reading.ts';
import { releaseOn, rescissionEndsOn } from '../funding/rescission-period.ts';
import { heldSince, OFFERS_HOLD_DAYS } from '../offers/hold.ts';
import { dateOf } from './current-step.ts';
import {
  answerBy,
  isCounterOffered,
  lastHeard,
  openNotice,
  openSilence,
  SILENT_DAYS,
  waitsForBorrower,
} from './incompleteness.ts';
import type { DateName } from './step.ts';
import type { NamedStep, StepName } from './steps.ts';

/** A fact that the passing of time brings, and when. */
export type DueDate = {
  readonly fact: FactWrite;
  readonly at: string;
  /** What the borrower is told instead: the last moment at which they can still act. */
  readonly shownAt?: string;
};

const DAY_MS = 86_400_000;

// Of other terms than those asked for, well within the 90 days of 12 CFR 1002.9(a)(1)(iv).
const INACTIVE_DAYS = 30;

/** How long the borrower may mend what would otherwise end the file, well within the 30 days of 12 CFR 1002.9(a)(1). */
const CORRECTION: {
  [N in StepName]?: { days: number; since: (facts: Facts) => { seq: number; at: string } | undefined };
} = {
  INELIGIBLE_PROPERTY: { days: 3, since: currentLookup },
  SOFT_CREDIT_NO_CREDIT: { days: 3, since: softPull },
  INCOME_ERROR: { days: 20, since: incomeSource },
};

const DUE: Record<DateName, (step: NamedStep, facts: Facts) => DueDate | undefined> = {
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
    const bankingDay = isBankingDay(readyOn) ? readyOn : nextBankingDay(readyOn);
    const day = latest(bankingDay, releaseOn(facts) ?? bankingDay);
    const fact: FactWrite = { fact: 'releaseDays', value: {} };
    return { fact, at: day === readyOn ? since.at : startOfDay(zone, day) };
  },
  incompleteNoticeExpires: (_, facts) => unanswered(facts, { fact: 'incompletenessExpired', value: {} }),
  correctionEnds: (step, facts) => {
    const correction = CORRECTION[step.id];
    const since = correction?.since(facts);
    if (!correction || !since || newer(facts.correctionEnded.at(-1), since)) return undefined;
    return { fact: { fact: 'correctionEnded', value: {} }, at: daysAfter(since.at, correction.days) };
  },
};

/** The next fact that time alone brings while the application stands at the step; undefined when none does. */
export function dueDate(step: NamedStep, facts: Facts): DueDate | undefined {
  const name = dateOf(step);
  const due = [name && DUE[name](step, facts), expiry(facts), silence(step, facts)].filter(
    (date) => date !== undefined,
  );
  return due.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/**
 * Prices hold for a time; an application that is submitted within it keeps them to the note. Whoever has been given a last day to answer keeps them
 * to its end: to price anew what is about to be closed would cancel the notice.
 */
function expiry(facts: Facts): DueDate | undefined {
  const since = openNotice(facts) ? undefined : heldSince(facts);
  const holds = initialDecision(facts)?.outcome === 'OFFERS' && !facts.applicationSubmission;
  if (!since || !holds) return undefined;
  return { fact: { fact: 'offerExpiries', value: {} }, at: daysAfter(since, OFFERS_HOLD_DAYS) };
}

/** A borrower who says nothing is told what is missing and by when; who says nothing after that has left (12 CFR 1002.9(c)(2)). */
function silence(step: NamedStep, facts: Facts): DueDate | undefined {
  if (!waitsForBorrower(step, facts)) return undefined;
  const since = lastHeard(facts)?.at ?? '';
  if (isCounterOffered(step, facts)) {
    return { fact: { fact: 'inactivity', value: {} }, at: daysAfter(since, INACTIVE_DAYS) };
  }
  if (!openSilence(facts)) {
    const at = daysAfter(since, SILENT_DAYS);
    const shownAt = endOfDay(facts, answerBy(civilDateIn(homeTimeZone(facts), Date.parse(at))));
    return { fact: { fact: 'silences', value: {} }, at, shownAt };
  }
  const isAsked = dateOf(step) === 'incompleteNoticeExpires';
  return isAsked ? undefined : unanswered(facts, { fact: 'inactivity', value: {} });
}

/** What comes at the end of the last day of the notice of incompleteness; nothing before one has gone out. */
function unanswered(facts: Facts, fact: FactWrite): DueDate | undefined {
  const notice = openNotice(facts);
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
