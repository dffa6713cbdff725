import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Errors as Plaid documents them, with what the developer and the person read. All have status 400. */
const ERRORS = {
  INVALID_API_KEYS: ['INVALID_INPUT', 'invalid client_id or secret provided'],
  INVALID_LINK_TOKEN: ['INVALID_INPUT', 'link token is either expired or invalid'],
  INVALID_PUBLIC_TOKEN: ['INVALID_INPUT', 'could not find matching public token'],
  INVALID_ACCESS_TOKEN: ['INVALID_INPUT', 'could not find matching access token'],
  INVALID_ACCOUNT_ID: ['INVALID_INPUT', 'failed to find requested account ID for requested item'],
  INVALID_PRODUCT: ['INVALID_INPUT', 'client is not authorized to combine these products'],
  INVALID_INSTITUTION: ['INVALID_INPUT', 'invalid institution_id provided'],
  INVALID_USER_TOKEN: ['INVALID_INPUT', 'could not find matching user token'],
  INVALID_WEBHOOK_VERIFICATION_KEY_ID: ['INVALID_INPUT', 'invalid key_id provided'],
  INVALID_FIELD: ['INVALID_REQUEST', 'one of the fields is not valid'],
  MISSING_FIELDS: ['INVALID_REQUEST', 'the following required fields are missing'],
  INVALID_CREDENTIALS: [
    'ITEM_ERROR',
    'the credentials were not correct',
    'The username or password is wrong.',
  ],
  INVALID_MFA: ['ITEM_ERROR', 'the provided MFA response was not correct', 'That isn’t the code we sent.'],
  INCORRECT_DEPOSIT_VERIFICATION: [
    'INVALID_INPUT',
    'the code of the deposit is wrong',
    'That isn’t the code of the deposit.',
  ],
  PRODUCT_NOT_READY: ['ITEM_ERROR', 'the account is not verified yet'],
  PRODUCTS_NOT_SUPPORTED: ['ITEM_ERROR', 'this item doesn’t support the product'],
  ITEM_LOCKED: [
    'ITEM_ERROR',
    'the account is locked',
    'Your bank locked your account. Unlock it there first.',
  ],
  ITEM_LOGIN_REQUIRED: ['ITEM_ERROR', 'the login details of this item have changed'],
  ITEM_NOT_SUPPORTED: [
    'ITEM_ERROR',
    'this account is not supported',
    'Your bank doesn’t share this account.',
  ],
  NO_ACCOUNTS: ['ITEM_ERROR', 'no valid accounts were found for this item', 'We found no open account.'],
  USER_SETUP_REQUIRED: [
    'ITEM_ERROR',
    'the account has not been fully set up',
    'Sign in at your bank’s own site first, and finish setting up your account.',
  ],
  INSTITUTION_DOWN: [
    'INSTITUTION_ERROR',
    'this institution is not currently responding',
    'Your bank is down.',
  ],
  INSTITUTION_NOT_RESPONDING: [
    'INSTITUTION_ERROR',
    'this institution is not currently responding to this request',
    'Your bank isn’t responding.',
  ],
  INCOME_VERIFICATION_FAILED: [
    'INCOME_VERIFICATION_ERROR',
    'the income verification you are trying to retrieve could not be completed',
  ],
  INCOME_VERIFICATION_NOT_FOUND: ['INCOME_VERIFICATION_ERROR', 'the requested data was not found'],
} as const satisfies Record<string, readonly [type: string, message: string, display?: string]>;
export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

export function requestId(): string {
  return randomBytes(8).toString('hex').slice(0, 15);
}

/** Returns an error's body. Webhooks and sessions carry it without a request's id. */
export function errorBody(code: string) {
  const [type, message, display]: readonly [string, string, string?] = isErrorCode(code)
    ? ERRORS[code]
    : ['ITEM_ERROR', code];
  return {
    ...{ error_type: type, error_code: code, error_message: message, display_message: display ?? null },
    ...{ documentation_url: 'https://plaid.com/docs/errors/', suggested_action: null },
  };
}

export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply.code(400).send({ ...errorBody(code), request_id: requestId() });
}
