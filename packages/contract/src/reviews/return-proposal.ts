import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { ACTS_OF_TWO } from '@homeline/domain/staff/four-eyes.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const returnProposal = call({
  name: 'returnProposal',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/proposals/{act}/return`,
  who: 'STAFF',
  act: 'RETURN_PROPOSAL',
  summary: 'Returns a proposal with a comment, or takes the caller’s own back.',
  params: ApplicationParams.extend({ act: z.enum(ACTS_OF_TWO) }),
  body: z.object({
    comment: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
    /** When what the caller saw was proposed: a newer proposal stays. */
    proposedAt: z.iso.datetime(),
  }),
  answer: z.undefined(),
  status: 204,
  errors: ['FORBIDDEN', 'STALE_VERSION'],
});
