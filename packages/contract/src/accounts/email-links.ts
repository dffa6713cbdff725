import { Email } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { GivenPassword, SecondFactorCode, SignedIn } from './log-in.ts';
import { Password } from './password.ts';
import { RedirectUrl } from './redirect-url.ts';

/** The one-time token in the link of an email. */
export const LinkToken = z
  .string('Required')
  .min(1, 'Required')
  .max(200, 'Cannot be more than 200 characters');

export const requestPasswordReset = call({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/identity/api/v1/password-reset',
  who: 'ANYONE',
  summary: 'Emails a link for choosing a new password, if the address has an account.',
  body: z.object({ email: Email }),
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const readPasswordLink = call({
  name: 'readPasswordLink',
  method: 'POST',
  path: '/identity/api/v1/password-reset/read',
  who: 'ANYONE',
  summary: 'Returns the address of the account that an emailed link is for. The link stays usable.',
  body: z.object({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
  errors: ['LINK_UNUSABLE'],
});

export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/identity/api/v1/password-reset/confirm',
  who: 'ANYONE',
  summary: 'Replaces the password with the token of an emailed link, and ends every session.',
  body: z.object({ token: LinkToken, password: Password }),
  answer: z.undefined(),
  status: 204,
  errors: ['LINK_UNUSABLE'],
});

export const requestSignInLink = call({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/identity/api/v1/sign-in-link',
  who: 'ANYONE',
  summary: 'Emails a link for signing in, if the address has an account.',
  body: z.object({ email: Email, redirectUrl: RedirectUrl.optional() }),
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const signInWithLink = call({
  name: 'signInWithLink',
  method: 'POST',
  path: '/identity/api/v1/sign-in-link/confirm',
  who: 'ANYONE',
  summary: 'Signs a person in with the token of an emailed link.',
  body: z.object({ token: LinkToken, code: SecondFactorCode }),
  answer: SignedIn.extend({ redirectUrl: z.string().optional() }),
  errors: ['LINK_UNUSABLE', 'SECOND_FACTOR_REQUIRED', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
});

export const requestEmailVerification = call({
  name: 'requestEmailVerification',
  method: 'POST',
  path: '/identity/secure/api/v1/email-verification',
  who: 'SIGNED_IN',
  summary: 'Emails the signed-in person a link that confirms their address.',
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const verifyEmail = call({
  name: 'verifyEmail',
  method: 'POST',
  path: '/identity/api/v1/email-verification/confirm',
  who: 'VISITOR',
  summary:
    'Confirms an email address with the token of an emailed link. The first confirmation also needs the account’s session or password.',
  body: z.object({ token: LinkToken, password: GivenPassword.optional() }),
  answer: z.undefined(),
  status: 204,
  errors: ['LINK_UNUSABLE', 'PASSWORD_REQUIRED', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});
