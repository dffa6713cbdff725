import { issueMessage } from '@homeline/contract/issue-message.ts';
import { cleanInput } from '@homeline/domain/people/clean-input.ts';
import * as z from 'zod';

const UNREADABLE = z.never('Cannot be read');

/**
 * Validates a caller's input against its schema, without invisible characters. A value that makes the schema throw, such as
 * an object whose length isn't a number, is invalid like any other.
 */
export function readInput<S extends z.ZodType>(schema: S, given: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(cleanInput(given), { error: issueMessage });
  } catch {
    return UNREADABLE.safeParse(undefined) as z.ZodSafeParseError<z.output<S>>;
  }
}
