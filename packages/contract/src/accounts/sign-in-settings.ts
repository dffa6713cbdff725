import * as z from 'zod';
import { call } from '../call.ts';

const SignInMethod = z.enum(['PASSWORD', 'EMAIL_LINK', 'PASSKEY', 'BROKER']);

/**
 * Sign-ins that were refused in the last 30 days, for one reason.
 * - `PASSWORD`: the password was wrong.
 * - `CODE`: the password was correct, and the code of the second factor wrong.
 * - `TOO_MANY`: there had been too many before.
 */
export const SignInRefusal = z.object({
  reason: z.enum(['PASSWORD', 'CODE', 'TOO_MANY']),
  attempts: z.int().min(1),
  lastAt: z.iso.datetime(),
});
export type SignInRefusal = z.infer<typeof SignInRefusal>;

/** How a person signs in, and where they are signed in. */
export const SignInSettings = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  totp: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  passkeys: z.array(
    z.object({
      uuid: z.guid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().optional(),
    }),
  ),
  /** The newest first. */
  devices: z.array(
    z.object({
      uuid: z.guid(),
      name: z.string(),
      /** The IP address. */
      place: z.string(),
      method: SignInMethod,
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isThisOne: z.boolean(),
    }),
  ),
  /** The newest first. */
  refusedSignIns: z.array(SignInRefusal),
});
export type SignInSettings = z.infer<typeof SignInSettings>;

export const getSignInSettings = call({
  name: 'getSignInSettings',
  method: 'GET',
  path: '/identity/secure/api/v1/sign-in-settings',
  who: 'SIGNED_IN',
  summary: 'Returns how the signed-in person signs in, their devices, and who was refused at the sign-in.',
  answer: SignInSettings,
});
