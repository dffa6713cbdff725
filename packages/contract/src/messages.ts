import type * as z from 'zod';

/** What is said of an answer for which its schema has no words of its own, on the page and by the server alike. */
export function inOurWords({ code, input }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null) return 'Required';
  return code === 'invalid_value' ? 'Must be one of the choices' : 'Must be given in another form';
}
