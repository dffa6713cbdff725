// Classes 08, 53 and 57P of https://www.postgresql.org/docs/current/errcodes-appendix.html, and those of the operating system.
const CODES =
  /^(08\w{3}|57P0[1-5]|53\d{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

// The drivers report these without a code.
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Postgres connection has been discarded',
];

/** Returns whether an error means that the database can't be reached now, or has no room, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  return MESSAGES.some((message) => error.message.startsWith(message)) || isDatabaseUnavailable(error.cause);
}
