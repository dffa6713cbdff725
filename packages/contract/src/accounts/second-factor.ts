import * as z from 'zod';
import { call } from '../call.ts';

export const startTotp = call({
  name: 'startTotp',
  method: 'POST',
  path: '/identity/secure/api/v1/totp',
  who: 'SIGNED_IN',
  summary: 'Creates the secret for an authenticator app.',
  answer: z.object({
    /** In base32, for typing it into the app. */
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
  }),
  errors: ['SIGN_IN_AGAIN', 'SECOND_FACTOR_ON'],
});

export const confirmTotp = call({
  name: 'confirmTotp',
  method: 'POST',
  path: '/identity/secure/api/v1/totp/confirm',
  who: 'SIGNED_IN',
  summary: 'Turns the authenticator app on with its first code.',
  body: z.object({
    code: z
      .string('Required')
      .min(1, 'Required')
      .overwrite((text) => text.replace(/\s/g, ''))
      .regex(/^\d{6}$/, 'Must be 6 digits'),
  }),
  /** Shown once. Each signs in once without the app. */
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['SECOND_FACTOR_ON', 'TOO_MANY_ATTEMPTS'],
});

export const removeTotp = call({
  name: 'removeTotp',
  method: 'DELETE',
  path: '/identity/secure/api/v1/totp',
  who: 'SIGNED_IN',
  summary: 'Turns the authenticator app off.',
  answer: z.undefined(),
  status: 204,
  errors: ['SIGN_IN_AGAIN'],
});
