import { said } from '@homeline/contract/said.ts';
import { fieldId } from '@homeline/ui/fields/field.tsx';
import type * as z from 'zod';

/** Problems by field path. */
export type Errors = Readonly<Record<string, string>>;

/** Returns the first problem of each field. */
export function errorsOf(issues: readonly z.core.$ZodIssue[] = []): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), said(message)]));
}

/** Returns the errors of the given fields only. */
export function errorsAt(errors: Errors, names: ReadonlySet<string>): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
}

/**
 * Returns a problem with an answer that has no field on the page. Waits until all shown fields are right, because a question may
 * appear only after another is answered.
 */
export function errorWithoutField(
  errors: Errors,
  idOf: (name: string) => string = (name) => name,
): string | undefined {
  const shows = (name: string) => document.getElementById(fieldId(idOf(name))) !== null;
  return Object.keys(errors).some(shows) ? undefined : Object.values(errors)[0];
}
