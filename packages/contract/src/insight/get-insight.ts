import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { CHANNELS, MILESTONES } from '@homeline/domain/staff/cohorts.ts';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';
import { VisitStage } from './visit-stage.ts';

const Count = z.int().min(0);

/** A duration in seconds. */
const Seconds = z.number().min(0);

/** Duration across applications that reached this point. */
const Duration = z.object({
  applications: Count,
  medianSeconds: Seconds.optional(),
  /** Nine of ten were faster. */
  p90Seconds: Seconds.optional(),
  /** How many were within the promise. */
  withinPromise: Count,
});

/** The outcomes so far of a group's submitted applications; the rest are still open. The amounts add up their lines. */
const PullThrough = z.object({
  submitted: Count,
  funded: Count,
  declined: Count,
  withdrawn: Count,
  submittedCents: CentsSchema,
  fundedCents: CentsSchema,
});
export type PullThrough = z.infer<typeof PullThrough>;

/** The applications started in a week or month. */
const Cohort = PullThrough.extend({
  /** Its first day. */
  from: CivilDateSchema,
  timeToOffer: Duration,
  timeToFunding: Duration,
});

/** The open applications of a desk or a person. */
const Load = z.object({
  applications: Count,
  amountCents: CentsSchema,
  /** Past the day by whose end the lender promised to decide. */
  overdue: Count,
});

const Officer = z.object({ identity: z.string(), name: z.string() });

/** How a lender's applications of a range of days went, and what is open now. From its own data alone, and without a borrower. */
export const Insight = z.object({
  from: CivilDateSchema,
  to: CivilDateSchema,
  /**
   * The visits that began in the range, by how far they came; visits of loan originators aren't counted. Visits are kept for 90 days, and never
   * recorded for a person whose browser asks not to be tracked.
   */
  visits: z.array(z.object({ stage: VisitStage, visits: Count })),
  /** Applications started in the range, and their current state. */
  started: Count,
  submitted: Count,
  funded: Count,
  declined: Count,
  withdrawn: Count,
  /** How far the applications of the range have come, and the sum of their lines. */
  funnel: z.array(z.object({ milestone: z.enum(MILESTONES), applications: Count, amountCents: CentsSchema })),
  /** From the start to the first offers, and to the money. */
  timeToOffer: Duration,
  timeToFunding: Duration,
  weeks: z.array(Cohort),
  months: z.array(Cohort),
  channels: z.array(PullThrough.extend({ channel: z.enum(CHANNELS) })),
  /** By the person who works on them now; `NOBODY` for none. */
  officers: z.array(PullThrough.extend(Officer.shape)),
  /** Every review that an application entered in the range, in the order of the process. */
  reviews: z.array(
    z.object({
      step: z.string(),
      title: z.string(),
      entered: Count,
      left: Count,
      medianSeconds: Seconds.optional(),
      p90Seconds: Seconds.optional(),
    }),
  ),
  /** The adverse action reasons of the applications in the range, most frequent first. */
  declineReasons: z.array(z.object({ code: z.string(), reason: z.string(), applications: Count })),
  /** The open applications by the desk they wait for, and by the person who works on them. */
  deskLoad: z.array(Load.extend({ desk: z.enum(DESKS) })),
  officerLoad: z.array(Load.extend(Officer.shape)),
});
export type Insight = z.infer<typeof Insight>;

export const getInsight = call({
  name: 'getInsight',
  method: 'GET',
  path: `${REVIEWS_PATH}/insight`,
  who: 'STAFF',
  act: 'SEE_INSIGHT',
  summary:
    'Returns the visits, funnel, times, pull-through and decline reasons of a range of days, at most a year, and what is open now.',
  query: z
    .object({ from: CivilDateSchema, to: CivilDateSchema })
    .refine(({ from, to }) => from <= to, { error: 'Must not be before the first day', path: ['to'] })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
      error: 'Cannot be more than a year',
      path: ['to'],
    }),
  answer: Insight,
});
