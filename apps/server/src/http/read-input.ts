import { issueMessage } from '@homeline/contract/messages.ts';
import * as z from 'zod';

const UNREADABLE = z.never('Cannot be read');

/**
 * Reads what a caller sent by its schema. A value on which the schema itself fails, such as an object that claims a length that is none,
 * is wrong like any other.
 */
export function readInput<S extends z.ZodType>(schema: S, given: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(given, { error: issueMessage });
  } catch {
    return UNREADABLE.safeParse(undefined) as z.ZodSafeParseError<z.output<S>>;
  }
}
