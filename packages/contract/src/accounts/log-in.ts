import { Email } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { Password } from './password.ts';

export const SignedIn = z.object({
  /** A bearer token, valid for fifteen minutes. The `authorization` header of later responses renews it. */
  jwt: z.string(),
});

/** The password of an account, to be checked. */
export const GivenPassword = z.string('Required').min(1, 'Required').max(128);

/** The code of an authenticator app, or a recovery code. Asked for with `SECOND_FACTOR_REQUIRED`. */
export const SecondFactorCode = z.string().trim().max(40, 'Cannot be more than 40 characters').optional();

export const logIn = call({
  name: 'logIn',
  method: 'POST',
  path: '/identity/api/v1/login',
  who: 'ANYONE',
  summary: 'Signs a person in.',
  body: z.object({
    email: Email,
    password: GivenPassword,
    code: SecondFactorCode,
    /** Replaces an initial password, which another person chose. Asked for with `NEW_PASSWORD_REQUIRED`. */
    newPassword: Password.optional(),
  }),
  answer: SignedIn,
  errors: [
    'WRONG_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'WRONG_CODE',
    'PASSWORD_EXPIRED',
    'NEW_PASSWORD_REQUIRED',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const logOut = call({
  name: 'logOut',
  method: 'POST',
  path: '/identity/api/v1/logout',
  who: 'SIGNED_IN',
  summary: 'Signs a person out and revokes the token.',
  answer: z.undefined(),
  status: 204,
});
