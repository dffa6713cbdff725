import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** An application that waits for a person. */
export const Review = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  step: z.string(),
  /** The desk that decides. */
  owner: z.string(),
  since: z.iso.datetime(),
  /** The last day of the notice that the law asks for, at the home; absent while none is owed (12 CFR 1002.9). */
  noticeDueOn: z.iso.date().optional(),
  /** Why the rule did not pass it; empty where no rule is asked. */
  reasons: z.array(z.string()),
  /** The decisions there are. */
  decisions: z.array(z.string()),
});
export type Review = z.infer<typeof Review>;

/** An application to which a notice is owed, whoever acts on it now. */
export const OwedNotice = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  step: z.string(),
  noticeDueOn: z.iso.date(),
});

/** A run of a task that failed for good. */
export const DeadRun = z.object({ id: z.string(), uuid: z.guid(), task: z.string(), failure: z.string() });

/** Something sent to a provider of which nobody knows the outcome, or that it refused. It is never sent again by itself. */
export const UnknownOutcome = z.object({
  reference: z.guid(),
  uuid: z.guid(),
  task: z.string(),
  failure: z.string(),
  since: z.iso.datetime(),
});

export const Reviews = z.object({
  reviews: z.array(Review),
  /** The soonest due first. */
  owedNotices: z.array(OwedNotice),
  deadRuns: z.array(DeadRun),
  unknownOutcomes: z.array(UnknownOutcome),
});
export type Reviews = z.infer<typeof Reviews>;

export const listReviews = call({
  name: 'listReviews',
  method: 'GET',
  path: `${REVIEWS_PATH}/reviews`,
  who: 'STAFF',
  summary: 'Everything that waits for a person of the lender, the longest wait first.',
  answer: Reviews,
});
