import { Email } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { SecondFactorCode, SignedIn } from '../accounts/log-in.ts';
import { Password, withoutOwnAddress } from '../accounts/password.ts';
import { call } from '../call.ts';

/** Base path of the calls of somebody who holds an invitation's link. */
export const INVITATION_PATH = '/identity/api/v1/signer/invitation';

const Account = z.object({ email: Email, password: Password });

/** The invited address, and the password of a new or existing account. */
export const InvitationForm = withoutOwnAddress(Account);

export const acceptInvitation = call({
  name: 'acceptInvitation',
  method: 'POST',
  path: `${INVITATION_PATH}/accept`,
  who: 'ANYONE',
  summary: 'Accepts an invitation to sign, with a new or existing account, and signs the person in.',
  body: withoutOwnAddress(
    Account.extend({
      /** The one-time code of the invitation's link. */
      code: z.string().min(16).max(64),
      /** Required if the account exists and has a second factor. */
      secondFactorCode: SecondFactorCode,
    }),
  ),
  answer: SignedIn.extend({ applicationUuid: z.guid() }),
  errors: [
    'INVITATION_UNUSABLE',
    'WRONG_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'WRONG_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const resendInvitation = call({
  name: 'resendInvitation',
  method: 'POST',
  path: `${INVITATION_PATH}/resend`,
  who: 'ANYONE',
  summary: 'Emails a new link to an address with an open invitation. The answer is the same for any address.',
  body: z.object({ email: Email }),
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});
