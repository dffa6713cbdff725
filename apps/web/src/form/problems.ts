import { fieldId } from '@homeline/ui/fields/field.tsx';
import type * as z from 'zod';

/** What is wrong with fields, by their names. */
export type Errors = Readonly<Record<string, string>>;

/** The first thing that is wrong with each field. */
export function errorsOf(issues: readonly z.core.$ZodIssue[] = []): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** Those errors alone that belong to one of the names. */
export function errorsAt(errors: Errors, names: ReadonlySet<string>): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
}

/**
 * What is wrong with an answer for which the page shows no field, once nothing is wrong with those that it shows: a question may be
 * asked only after another is answered.
 */
export function errorWithoutField(errors: Errors): string | undefined {
  const shows = (name: string) => document.getElementById(fieldId(name)) !== null;
  return Object.keys(errors).some(shows) ? undefined : Object.values(errors)[0];
}
