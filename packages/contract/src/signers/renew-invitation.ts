import * as z from 'zod';
import { call } from '../call.ts';
import { INVITATION_PATH } from './invitation.ts';

/** The one-time code of an invitation's link. */
const Code = z.object({ code: z.string().min(16).max(64) });

export const checkInvitation = call({
  name: 'checkInvitation',
  method: 'POST',
  path: `${INVITATION_PATH}/check`,
  who: 'ANYONE',
  summary: 'Tells whether a link still opens an invitation. Says nothing about whom it invites.',
  body: Code,
  /** REPLACED: it was used, or a newer link was sent. */
  answer: z.object({ link: z.enum(['OPEN', 'EXPIRED', 'REPLACED']) }),
});

export const renewInvitation = call({
  name: 'renewInvitation',
  method: 'POST',
  path: `${INVITATION_PATH}/renew`,
  who: 'ANYONE',
  summary:
    'Emails a new link in place of an expired one, to the invited address only. The answer is the same for any code.',
  body: Code,
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});
