import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const confirmStatedReason = call({
  name: 'confirmStatedReason',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/proposals/{act}/stated-reason`,
  who: 'STAFF',
  act: 'CONFIRM_STATED_REASON',
  summary: 'Lets compliance confirm a proposed decline whose reason is in the proposer’s own words.',
  params: ApplicationParams.extend({ act: z.enum(['DECIDE_REVIEW', 'DECLINE_APPLICATION']) }),
  /** When the proposal that was read was made: its words can’t have changed since. */
  body: z.object({ proposedAt: z.iso.datetime('Required') }),
  answer: StepStatus,
  errors: ['WRONG_STEP', 'FORBIDDEN', 'STALE_VERSION'],
  oncePerKey: true,
});
