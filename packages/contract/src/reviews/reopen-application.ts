import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const reopenApplication = call({
  name: 'reopenApplication',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/reopening`,
  who: 'STAFF',
  act: 'REOPEN_APPLICATION',
  summary: 'Reopens an application within 30 days of its withdrawal, where it stopped.',
  params: ApplicationParams,
  body: z.object({
    /** Who asked and why, for the file. */
    reason: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
  }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
