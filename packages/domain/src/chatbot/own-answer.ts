import { civilDateIn, formatUs } from '../dates/civil-date.ts';
import { zoneWords } from '../dates/time-zone.ts';
import { closingHoldReasons } from '../facts/closing.selectors.ts';
import { conditionsToAnswer, documentsAreInReview } from '../facts/conditions.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { isSettled, wasDisbursed } from '../facts/funding.selectors.ts';
import { notaryAppointment } from '../facts/notary.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { newer } from '../facts/reading.ts';
import { openRefusal } from '../facts/signers.selectors.ts';
import { formatPct } from '../money/percent.ts';
import { closingDateCopy, SIGNER_DECLINED } from '../workflow/closing.copy.ts';
import { CONDITION_COPY } from '../workflow/condition-copy.ts';
import { currentStep } from '../workflow/current-step.ts';
import type { WaitCopy } from '../workflow/stage-copy.ts';
import { ownerName, stepCopy } from '../workflow/step-copy.ts';
import type { StepName } from '../workflow/steps.ts';
import { dollars } from './lender-figures.ts';
import type { OwnTopic } from './own-topics.ts';

/** A borrower's own application, as they see it on its pages. */
export type OwnApplication = {
  readonly facts: Facts;
  /** The date that ends the current step, if any. */
  readonly dueAt: string | undefined;
};

/**
 * Returns what the chatbot says of the borrower's own application: nothing that its pages don't show.
 * @returns undefined where the application has nothing to say, so that the general text holds
 */
export function ownAnswer(topic: OwnTopic, application: OwnApplication): string | undefined {
  return ANSWERS[topic](application);
}

const ANSWERS: Readonly<Record<OwnTopic, (application: OwnApplication) => string | undefined>> = {
  STANDING: standing,
  NEXT: (application) =>
    isWaiting(application)
      ? `You don’t need to do anything now. ${standing(application)}`
      : standing(application),
  WAIT: standing,
  CONDITIONS: conditions,
  TERMS: terms,
  APPOINTMENT: appointment,
  MONEY: money,
  DECISION: (application) =>
    currentStep(application.facts).kind === 'TERMINAL'
      ? standing(application)
      : `Your application is still open. ${standing(application)}`,
};

function isWaiting({ facts }: OwnApplication): boolean {
  const { kind } = currentStep(facts);
  return kind === 'WAITING' || kind === 'REVIEW';
}

/** Says what the application waits for, or what its borrower does next. */
function standing({ facts, dueAt }: OwnApplication): string {
  const step = currentStep(facts);
  const { next, ended, ...copy } = stepCopy(step.id);
  if (ended) return ended;
  const wait = ownWait(step.id, facts) ?? copy.wait;
  const until = dueAt ? ` The last day for it is ${lastDay(facts, dueAt)}.` : '';
  if (step.kind !== 'WAITING' && step.kind !== 'REVIEW') {
    return `Your application waits for you. Your next step: ${next ?? 'open your application'}.${until}`;
  }
  const usual = wait?.usual ?? step.usual;
  const whoActs = `${ownerName(step.owner)} ${step.owner === 'ADDITIONAL_SIGNER' ? 'act' : 'acts'}, and it usually takes ${usual}.`;
  const ends = dueAt && step.ends.by === 'DATE' ? ` It ends after ${lastDay(facts, dueAt)}.` : '';
  return [
    `${wait?.heading ?? 'We’re working on your application'}.`,
    wait?.why,
    `${whoActs}${ends}`,
    wait?.meanwhile,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the copy of a wait whose words depend on the application. */
function ownWait(step: StepName, facts: Facts): WaitCopy | undefined {
  if (step === 'SIGNDOCS_REVIEW' && openRefusal(facts)) return SIGNER_DECLINED;
  const reasons = step === 'WAITING_FOR_CLOSING_DATE' ? closingHoldReasons(facts) : undefined;
  return reasons && closingDateCopy(reasons);
}

function conditions({ facts }: OwnApplication): string {
  if (currentStep(facts).id === 'MANUAL_PAYSTUB_UPLOAD') {
    return `We asked you for: ${asked('HELOC_MANUAL_PAYSTUB_UPLOAD')}`;
  }
  const open = conditionsToAnswer(facts);
  if (open.length > 0) return `We asked you for: ${open.map(({ category }) => asked(category)).join(' ')}`;
  if (documentsAreInReview(facts))
    return 'We have what you sent, and our team is reviewing it. You don’t need to send anything else now.';
  return 'We’re not waiting for any document from you now.';
}

function asked(category: keyof typeof CONDITION_COPY): string {
  const { title, ask } = CONDITION_COPY[category];
  return `“${title}” ${ask}`;
}

function terms({ facts }: OwnApplication): string {
  const chosen = currentTerms(facts);
  if (!chosen)
    return 'You haven’t chosen an offer yet. Once you see your offers, they show the rate, the payment and every cost.';
  const {
    lineAmountCents,
    termYears,
    aprPct,
    noteRatePct,
    monthlyPaymentCents,
    originationFeeCents,
    cashToBorrowerCents,
  } = chosen;
  return [
    `You chose a line of ${dollars(lineAmountCents)} over ${termYears} years.`,
    `Its rate is ${formatPct(noteRatePct, 2)} (${formatPct(aprPct, 2)} APR), and the monthly payment is ${dollars(monthlyPaymentCents)}.`,
    `The origination fee is ${dollars(originationFeeCents)}, and you receive ${dollars(cashToBorrowerCents)} in cash.`,
  ].join(' ');
}

function appointment({ facts }: OwnApplication): string | undefined {
  const requested = notaryAppointment(facts);
  if (!requested) return undefined;
  const booked = facts.appointmentBookings.at(-1);
  const confirmed = booked && newer(booked, requested) ? booked : undefined;
  const { place } = confirmed ?? requested;
  const time = timeWords(facts, confirmed?.confirmedTime ?? requested.requestedTime);
  return confirmed
    ? `Your notary appointment is confirmed for ${time}, at ${place}. Bring your ID. To change it, call us.`
    : `You asked for a notary on ${time}, at ${place}. We’ll email you when it’s confirmed.`;
}

function money(application: OwnApplication): string | undefined {
  const { facts } = application;
  if (isSettled(facts)) return 'Your money has arrived: the bank confirmed our payment.';
  if (wasDisbursed(facts) || facts.fundingDecisions.length > 0 || currentStep(facts).id === 'RESCISSION')
    return standing(application);
  return undefined;
}

/** An instant that ends a step is the midnight after its last day at the home. */
function lastDay(facts: Facts, dueAt: string): string {
  return formatUs(civilDateIn(homeTimeZone(facts), Date.parse(dueAt) - 1));
}

function timeWords(facts: Facts, instant: string): string {
  const timeZone = homeTimeZone(facts);
  const atMs = Date.parse(instant);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${formatUs(civilDateIn(timeZone, atMs))} at ${time.format(atMs)} (${zoneWords(timeZone)})`;
}
