import * as z from 'zod';

/** Every refusal, with its HTTP status and its default words. The code is stable; the words may change. */
export const ERRORS = {
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read.' },
  INVALID_INPUT: { status: 400, message: 'Please check the highlighted answers.' },
  UNAUTHENTICATED: { status: 401, message: 'unauthenticated' },
  WRONG_CREDENTIALS: { status: 401, message: 'The e-mail or password is not right.' },
  FORBIDDEN: { status: 403, message: 'This is not yours to do.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  UNKNOWN_ORGANISATION: { status: 404, message: 'No private label data found.' },
  STALE_VERSION: {
    status: 409,
    message: 'This was changed elsewhere. What you typed is not saved: send it again to keep it.',
  },
  WRONG_STEP: { status: 409, message: 'The application is at another step.' },
  IDENTITY_EXISTS: { status: 409, message: 'identity exists' },
  APPLICATION_OPEN: { status: 409, message: 'An application of yours is under way.' },
  KEY_REUSED: { status: 409, message: 'This key was used for another request.' },
  STILL_IN_PROGRESS: { status: 409, message: 'This request is still being worked on.' },
  VERSION_REQUIRED: {
    status: 428,
    message: 'The version of the answers is missing. Send it in the If-Match header.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request is of a type that is not accepted.' },
  STATE_NOT_LICENSED: { status: 422, message: 'We are not lending in {state} yet.' },
  UNDER_AGE: { status: 422, message: 'You must be at least 18 years old to apply.' },
  LINK_FAILED: { status: 422, message: 'The account could not be linked. Please try again or another way.' },
  RULES_UNUSABLE: { status: 422, message: 'These tables cannot be used.' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  UNEXPECTED: { status: 500, message: 'Something unexpected happened' },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The provider cannot be reached right now. Please try again in a moment.',
  },
  UNAVAILABLE: { status: 503, message: 'We are restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every refusal. `errors` is what a person reads; `fields` says which field each belongs to. */
export const ErrorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.string()).optional(),
  /** WRONG_STEP: the step that the application is at. */
  step: z.string().optional(),
  /** STALE_VERSION: the current answers, as `getAnswers` returns them. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What a refusal says: its errors, joined with a comma and a space. */
export function messageOf(body: { errors?: readonly string[] } | undefined): string {
  return body?.errors?.length ? body.errors.join(', ') : ERRORS.UNEXPECTED.message;
}
