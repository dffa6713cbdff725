import { issueMessage } from '@homeline/contract/messages.ts';
import * as z from 'zod';

const UNREADABLE = z.never('Cannot be read');

/**
 * Reads what a caller sent by its schema. A value that makes the schema itself fail is wrong like any other, such as an object whose length
 * isn't a number.
 */
export function readInput<S extends z.ZodType>(schema: S, given: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(given, { error: issueMessage });
  } catch {
    return UNREADABLE.safeParse(undefined) as z.ZodSafeParseError<z.output<S>>;
  }
}
