import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const withdrawApplication = call({
  name: 'withdrawApplication',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/withdrawal`,
  who: 'STAFF',
  act: 'WITHDRAW_APPLICATION',
  summary:
    'Withdraws an application for a borrower who asked for it by phone or letter, until the deed is signed.',
  params: ApplicationParams,
  body: z.object({
    /** How the borrower asked, for the file. */
    reason: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
  }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
