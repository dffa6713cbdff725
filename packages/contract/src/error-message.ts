import { said } from './said.ts';

export const UNEXPECTED_MESSAGE = 'Something unexpected happened';

/** Returns an error's messages, joined with a comma and a space. Apart from the table of errors, which no page needs. */
export function messageOf(body: { errors?: readonly string[] } | undefined): string {
  return body?.errors?.length ? body.errors.join(', ') : said(UNEXPECTED_MESSAGE);
}
