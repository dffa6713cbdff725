import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
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

/** What happened at a lender in a range of days, from its own data alone. */
export const Insight = z.object({
  from: CivilDateSchema,
  to: CivilDateSchema,
  /**
   * The visits that began in the range, by how far they came; visits of loan originators aren't counted. Kept for 90 days, and not of
   * somebody whose browser asks not to be tracked.
   */
  visits: z.array(z.object({ stage: VisitStage, visits: Count })),
  /** Applications started in the range, and how far they have come by now. */
  started: Count,
  submitted: Count,
  funded: Count,
  declined: Count,
  withdrawn: Count,
  /** From the start to the first offers, and to the money. */
  timeToOffer: Duration,
  timeToFunding: Duration,
  /** Every step that somebody entered in the range, in the order of the process. */
  steps: z.array(
    z.object({
      step: z.string(),
      title: z.string(),
      entered: Count,
      left: Count,
      medianSeconds: Seconds.optional(),
      p90Seconds: Seconds.optional(),
    }),
  ),
  /** The reasons of the adverse action notices sent in the range, the most frequent first. */
  declineReasons: z.array(z.object({ code: z.string(), reason: z.string(), notices: Count })),
});
export type Insight = z.infer<typeof Insight>;

export const getInsight = call({
  name: 'getInsight',
  method: 'GET',
  path: `${REVIEWS_PATH}/insight`,
  who: 'STAFF',
  act: 'SEE_INSIGHT',
  summary: 'Returns the visits, funnel, times and decline reasons of a range of days, at most a year.',
  query: z
    .object({ from: CivilDateSchema, to: CivilDateSchema })
    .refine(({ from, to }) => from <= to, { error: 'Must not be before the first day', path: ['to'] })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
      error: 'Cannot be more than a year',
      path: ['to'],
    }),
  answer: Insight,
});
