import { StaffInput } from '@homeline/domain/workflow/staff-outcome.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { SaidDecidedBy } from '../staff/decided-by.ts';
import { ProposedAt } from './proposed-at.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** A decision and the data that it requires. */
export const DecisionForm = z.object({
  /** The reviewed step. The decision is refused if the application has moved on. */
  step: z.string('Required').min(1, 'Required'),
  decision: z.string('Required').min(1, 'Required').max(64),
  given: StaffInput.default({}),
  confirms: ProposedAt,
});
export type DecisionForm = z.infer<typeof DecisionForm>;

/** The application's step after a staff action. */
export const StepStatus = z.object({
  uuid: z.guid(),
  step: z.string(),
  since: z.iso.datetime(),
  /** Nothing happened yet: another person must confirm the act by doing the same. */
  awaitsSecondPerson: z.literal(true).optional(),
});

export const decideReview = call({
  name: 'decideReview',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/decision`,
  who: 'STAFF',
  act: 'DECIDE_REVIEW',
  summary: 'Decides a review. Only the desk that owns the step may decide.',
  params: ApplicationParams,
  query: SaidDecidedBy,
  body: DecisionForm,
  answer: StepStatus,
  errors: ['WRONG_STEP', 'FORBIDDEN', 'STALE_VERSION'],
  oncePerKey: true,
});
