import { noteIsSigned } from '../closing/package.ts';
import { openConditions } from '../conditions/open.ts';
import { softPull } from '../credit/pulls.ts';
import { addDays } from '../dates/civil-date.ts';
import { startOfDay } from '../dates/start-of-day.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { newer } from '../facts/reading.ts';
import { rescissionEndsOn } from '../funding/rescission-period.ts';
import { incomeSource } from '../income/attempt.ts';
import { initialDecision } from '../offers/decided.ts';
import { heldSince, OFFERS_HOLD_DAYS } from '../offers/hold.ts';
import { currentLookup } from '../property/records.ts';
import { timeZoneOf } from '../states/time-zones.ts';
import { dateOf } from './current-step.ts';
import type { DateName } from './step.ts';
import type { NamedStep, StepName } from './steps.ts';

/** A fact that the passing of time brings, and when. */
export type DueDate = { readonly fact: FactWrite; readonly at: string };

const DAY_MS = 86_400_000;

// 12 CFR 1002.9(c)(2): a reasonable time after the notice of incompleteness.
const INCOMPLETE_DAYS = 30;
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
      at: startOfDay(zoneOf(facts), facts.closingHold.allowedOn),
    },
  rescissionEnds: (_, facts) => {
    const endsOn = rescissionEndsOn(facts);
    return (
      endsOn && {
        fact: { fact: 'rescissionEnded', value: {} },
        at: startOfDay(zoneOf(facts), addDays(endsOn, 1)),
      }
    );
  },
  incompleteNoticeExpires: (_, facts) => {
    const asked = openConditions(facts).at(-1);
    return (
      asked && {
        fact: { fact: 'incompletenessExpired', value: {} },
        at: daysAfter(asked.at, INCOMPLETE_DAYS),
      }
    );
  },
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
  const due = [name && DUE[name](step, facts), expiry(facts), inactivity(step, facts)].filter(
    (date) => date !== undefined,
  );
  return due.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
}

/** Prices hold for a time; an application that is submitted within it keeps them. */
function expiry(facts: Facts): DueDate | undefined {
  const since = heldSince(facts);
  const holds = initialDecision(facts)?.outcome === 'OFFERS' && !facts.applicationSubmission;
  if (!since || !holds) return undefined;
  return { fact: { fact: 'offerExpiries', value: {} }, at: daysAfter(since, OFFERS_HOLD_DAYS) };
}

/** A borrower who does nothing for 30 days before signing has left. */
function inactivity(step: NamedStep, facts: Facts): DueDate | undefined {
  const waitsForBorrower = step.kind === 'BORROWER_ACTION' || step.kind === 'ERROR';
  if (!waitsForBorrower || noteIsSigned(facts)) return undefined;
  return { fact: { fact: 'inactivity', value: {} }, at: daysAfter(newestAt(facts), INACTIVE_DAYS) };
}

function newestAt(facts: Facts): string {
  const entries = Object.values(facts).flat() as { at: string }[];
  return entries.reduce((latest, { at }) => (at > latest ? at : latest), '');
}

function zoneOf(facts: Facts): string {
  return timeZoneOf(facts.property?.state ?? 'NY');
}

function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MS).toISOString();
}
