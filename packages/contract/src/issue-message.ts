import type * as z from 'zod';

/** Returns the message for an issue whose schema has none, on the page and on the server. */
export function issueMessage({ code, input }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null) return 'Required';
  return code === 'invalid_value' ? 'Must be one of the choices' : 'Must have a different format';
}
