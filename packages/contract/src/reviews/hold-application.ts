import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from './decide-review.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const holdApplication = call({
  name: 'holdApplication',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/hold`,
  who: 'STAFF',
  act: 'HOLD_APPLICATION',
  summary:
    'Puts an application on hold until money leaves: no task runs and nobody decides. Its review lets it go on.',
  params: ApplicationParams,
  body: z.object({
    /** Why, for the file. The borrower doesn’t read it. */
    reason: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
  }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
