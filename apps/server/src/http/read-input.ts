import { issueMessage } from '@homeline/contract/issue-message.ts';
import { cleanInput } from '@homeline/domain/people/clean-input.ts';
import * as z from 'zod';

const UNREADABLE = z.never('Cannot be read');

/**
 * Reads what a caller sent by its schema, clean of what nobody sees. A value that makes the schema itself fail is wrong like any other, such as an object whose length
 * isn't a number.
 */
export function readInput<S extends z.ZodType>(schema: S, given: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(cleanInput(given), { error: issueMessage });
  } catch {
    return UNREADABLE.safeParse(undefined) as z.ZodSafeParseError<z.output<S>>;
  }
}
