import type * as z from 'zod';
import type { FactDefinition } from './fact.ts';

/** How the answer to a question is sent. The call, its handler and its version guard derive from this. */
type Asked = {
  /** PUT replaces an answer; POST takes effect once per key. */
  readonly method: 'PUT' | 'POST';
  /** Below the application's address; published, so it never changes. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
};

/** A question of a step whose answer one fact keeps unchanged. Without a form, the answer is that a button was pressed. */
export type Question = Asked & {
  /** The name of the fact. */
  readonly fact: string;
  readonly form?: z.ZodType | undefined;
  /** The facts that the form showed. If one has a newer entry, the answer is refused as stale. */
  readonly shows: readonly string[];
};

type Facts = Readonly<Record<string, FactDefinition>>;

/** Declares a question whose answer one of these facts stores. The fact keeps the form fields that its schema has. */
export function question<
  F extends Facts,
  N extends keyof F & string,
  Form extends z.ZodType<z.infer<F[N]['value']>>,
  const Shows extends readonly string[],
>(_facts: F, asked: Asked & { readonly fact: N; readonly form: Form; readonly shows: Shows }) {
  return asked;
}

/** Declares a choice: the fact stores only that it was made. A form may require an agreement. */
export function choice<
  F extends Facts,
  N extends keyof F & string,
  C extends Asked & { readonly fact: N; readonly form?: z.ZodType },
>(_facts: F, choice: C & { readonly fact: N }) {
  return { ...choice, shows: [] as const };
}
