import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const repeatHardPull = call({
  name: 'repeatHardPull',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/hard-pull`,
  who: 'STAFF',
  act: 'REPEAT_HARD_PULL',
  summary: 'Makes the hard pull again after the bureau failed for the borrower’s own retry too.',
  params: ApplicationParams,
  body: z.object({
    /** What the bureau’s people said, for the file. */
    reason: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
  }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
