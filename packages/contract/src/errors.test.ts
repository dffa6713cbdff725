import { expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from './errors.ts';

/** Clients of other makers act on the status, so it changes for no code. */
it('each error has the status that tells a client what to do', () => {
  const byStatus = Object.groupBy(Object.keys(ERRORS) as ErrorCode[], (code) => ERRORS[code].status);
  expect(byStatus).toMatchInlineSnapshot(`
    {
      "400": [
        "MALFORMED_REQUEST",
        "INVALID_INPUT",
      ],
      "401": [
        "UNAUTHENTICATED",
        "WRONG_CREDENTIALS",
        "PASSWORD_REQUIRED",
        "SECOND_FACTOR_REQUIRED",
        "WRONG_CODE",
        "PASSKEY_REFUSED",
        "BROKER_REFUSED",
        "USER_NOT_FOUND",
        "PASSWORD_EXPIRED",
        "NEW_PASSWORD_REQUIRED",
      ],
      "403": [
        "FORBIDDEN",
        "SIGN_IN_AGAIN",
        "FOREIGN_ORIGIN",
      ],
      "404": [
        "NOT_FOUND",
        "UNKNOWN_ORGANISATION",
      ],
      "409": [
        "STALE_VERSION",
        "WRONG_STEP",
        "CONSENT_OUTDATED",
        "IDENTITY_EXISTS",
        "SECOND_FACTOR_ON",
        "APPLICATION_OPEN",
        "CLAIMED",
        "CHAT_ENDED",
        "CHAT_CHANGED",
        "KEY_REUSED",
        "STILL_IN_PROGRESS",
      ],
      "413": [
        "PAYLOAD_TOO_LARGE",
      ],
      "415": [
        "UNSUPPORTED_MEDIA_TYPE",
      ],
      "422": [
        "LINK_UNUSABLE",
        "INVITATION_UNUSABLE",
        "CHAT_CLOSED",
        "NOT_ACCEPTING",
        "NOT_OPEN_YET",
        "STATE_NOT_LICENSED",
        "UNDER_AGE",
        "LINK_CANCELLED",
        "LINK_FAILED",
        "RULES_UNUSABLE",
      ],
      "428": [
        "VERSION_REQUIRED",
      ],
      "429": [
        "TOO_MANY_ATTEMPTS",
      ],
      "500": [
        "TELEMETRY_SESSION_FAILED",
        "UNEXPECTED",
      ],
      "503": [
        "FIGURES_OUT_OF_DATE",
        "PROVIDER_UNAVAILABLE",
        "UNAVAILABLE",
      ],
    }
  `);
});
