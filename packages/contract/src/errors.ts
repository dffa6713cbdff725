import { SESSION_FAILED_MESSAGE } from '@homeline/domain/telemetry/session-key.ts';
import * as z from 'zod';
import { UNEXPECTED_MESSAGE } from './error-message.ts';

/** Every error, with its HTTP status and default message. Codes are stable; messages may change. */
export const ERRORS = {
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read.' },
  INVALID_INPUT: { status: 400, message: 'Please check the highlighted answers.' },
  UNAUTHENTICATED: { status: 401, message: 'unauthenticated' },
  WRONG_CREDENTIALS: { status: 401, message: 'The email or password is incorrect.' },
  PASSWORD_REQUIRED: { status: 401, message: 'Enter the password of your account.' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Enter the code from your authenticator app.' },
  WRONG_CODE: { status: 401, message: 'This code is incorrect. Check your authenticator app and try again.' },
  PASSKEY_REFUSED: {
    status: 401,
    message: 'We couldn’t use this passkey. Try again, or sign in another way.',
  },
  BROKER_REFUSED: { status: 401, message: 'We couldn’t confirm this sign-in. Please start again.' },
  USER_NOT_FOUND: { status: 401, message: 'User not found' },
  PASSWORD_EXPIRED: { status: 401, message: 'Your password has expired. Choose a new one to sign in.' },
  NEW_PASSWORD_REQUIRED: {
    status: 401,
    message: 'Somebody else gave you this password. Sign in to the console and choose your own.',
  },
  LINK_UNUSABLE: {
    status: 422,
    message: 'This link has expired or was already used. Ask for a new one.',
  },
  FORBIDDEN: { status: 403, message: 'You don’t have permission to do this.' },
  SIGN_IN_AGAIN: { status: 403, message: 'For your security, sign in again before you change this.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This request came from another website.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  UNKNOWN_ORGANISATION: { status: 404, message: 'No private label data found.' },
  STALE_VERSION: {
    status: 409,
    message: 'This was changed elsewhere. Your answers aren’t saved yet: submit them again to keep them.',
  },
  WRONG_STEP: { status: 409, message: 'Your application has moved to a different step.' },
  CONSENT_OUTDATED: {
    status: 409,
    message: 'The text has changed. Read it again, then agree.',
  },
  INVITATION_UNUSABLE: {
    status: 422,
    message:
      'This invitation can’t be used: it may have expired, been used, or been sent to another address.',
  },
  IDENTITY_EXISTS: { status: 409, message: 'identity exists' },
  SECOND_FACTOR_ON: { status: 409, message: 'Your authenticator app is already on.' },
  APPLICATION_OPEN: { status: 409, message: 'You already have an open application.' },
  CLAIMED: { status: 409, message: 'Somebody else works on this application.' },
  CHAT_CLOSED: { status: 422, message: 'Our agents aren’t here right now.' },
  CHAT_ENDED: { status: 409, message: 'This chat has ended.' },
  CHAT_CHANGED: { status: 409, message: 'This chat has moved on.' },
  KEY_REUSED: { status: 409, message: 'This idempotency key was used for a different request.' },
  STILL_IN_PROGRESS: { status: 409, message: 'This request is still in progress.' },
  VERSION_REQUIRED: {
    status: 428,
    message: 'The version of the answers is missing. Send it in the If-Match header.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This content type is not supported.' },
  NOT_ACCEPTING: { status: 422, message: 'This lender takes applications from its loan originators only.' },
  NOT_OPEN_YET: { status: 422, message: 'This lender doesn’t take applications yet.' },
  STATE_NOT_LICENSED: { status: 422, message: 'We are not lending in {state} yet.' },
  UNDER_AGE: { status: 422, message: 'You aren’t old enough to apply.' },
  LINK_CANCELLED: { status: 422, message: 'You left before you finished. Try again, or choose another way.' },
  LINK_FAILED: { status: 422, message: 'We couldn’t link your account. Try again, or choose another way.' },
  FIGURES_OUT_OF_DATE: {
    status: 503,
    message:
      'We’re updating our rates, so we can’t show offers right now. Your answers are saved. Please come back later.',
  },
  RULES_UNUSABLE: { status: 422, message: 'These decision tables can’t be used.' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  TELEMETRY_SESSION_FAILED: { status: 500, message: SESSION_FAILED_MESSAGE },
  UNEXPECTED: { status: 500, message: UNEXPECTED_MESSAGE },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'We can’t reach the provider right now. Please try again in a moment.',
  },
  UNAVAILABLE: { status: 503, message: 'We’re unavailable for a moment. Please try again soon.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error. `errors` holds messages for a person; `fields` assigns them to fields. */
export const ErrorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.string()).optional(),
  /** WRONG_STEP: the application's current step. */
  step: z.string().optional(),
  /** STALE_VERSION: the current answers, as `getAnswers` returns them. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
