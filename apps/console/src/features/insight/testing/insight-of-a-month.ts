import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { MILESTONES } from '@homeline/domain/staff/cohorts.ts';

const REACHED = [1200, 1100, 900, 600, 550, 520, 500, 300];
const LINE_CENTS = 5_000_000;

const OUTCOMES = {
  ...{ submitted: 600, funded: 300, declined: 100, withdrawn: 80 },
  ...{ submittedCents: cents(600 * LINE_CENTS), fundedCents: cents(300 * LINE_CENTS) },
};
const OF_BROKERS = {
  ...{ submitted: 400, funded: 100, declined: 100, withdrawn: 100 },
  ...{ submittedCents: cents(400 * LINE_CENTS), fundedCents: cents(100 * LINE_CENTS) },
};
const NOBODY_FUNDED = { applications: 0, withinPromise: 0 };

/** An invented month's figures, as the server returns them. */
export const INSIGHT: Insight = {
  ...{ from: civilDate('2026-02-01'), to: civilDate('2026-03-01') },
  ...{ started: 1200, submitted: 600, funded: 300, declined: 160, withdrawn: 80 },
  visits: [
    { stage: 'VISIT', visits: 4000 },
    { stage: 'SUBMITTED', visits: 1000 },
  ],
  funnel: MILESTONES.map((milestone, index) => {
    const applications = REACHED[index] ?? 0;
    return { milestone, applications, amountCents: cents(applications * LINE_CENTS) };
  }),
  timeToOffer: { applications: 10, withinPromise: 9, medianSeconds: 150, p90Seconds: 400 },
  timeToFunding: NOBODY_FUNDED,
  weeks: [
    {
      ...{ from: civilDate('2026-02-02'), ...OUTCOMES, timeToFunding: NOBODY_FUNDED },
      timeToOffer: { applications: 10, withinPromise: 8, medianSeconds: 120, p90Seconds: 360 },
    },
    {
      ...{ from: civilDate('2026-02-09'), ...OUTCOMES, timeToFunding: NOBODY_FUNDED },
      timeToOffer: { applications: 10, withinPromise: 9, medianSeconds: 180, p90Seconds: 420 },
    },
  ],
  months: [
    { from: civilDate('2026-02-01'), ...OUTCOMES, timeToOffer: NOBODY_FUNDED, timeToFunding: NOBODY_FUNDED },
  ],
  channels: [
    { channel: 'DIRECT', ...OUTCOMES },
    { channel: 'BROKER', ...OF_BROKERS },
  ],
  officers: [
    { identity: 'bo', name: 'Bo Berg', ...OUTCOMES, funded: 360 },
    { identity: 'NOBODY', name: '', ...OF_BROKERS },
  ],
  reviews: [
    {
      ...{ step: 'UW_REVIEW', title: 'Underwriter review', entered: 20, left: 19 },
      ...{ medianSeconds: 90_000, p90Seconds: 200_000 },
    },
    { step: 'TITLE_REVIEW', title: 'Title review', entered: 1, left: 0 },
  ],
  declineReasons: [
    { code: 'AA09', reason: 'Debts too high', applications: 4 },
    { code: 'AA01', reason: 'Too short a history', applications: 1 },
  ],
  deskLoad: [{ desk: 'UNDERWRITER', applications: 10, overdue: 4, amountCents: cents(100_000_000) }],
  officerLoad: [
    { identity: 'bo', name: 'Bo Berg', applications: 3, overdue: 0, amountCents: cents(30_000_000) },
  ],
};
