import * as z from 'zod';

/** Who may write a fact. */
export type FactSource = 'BORROWER' | 'SIGNER' | 'VENDOR' | 'STAFF' | 'RULE' | 'TASK' | 'DATE';

/**
 * How a fact is kept. Facts are only ever appended.
 * - `answer`: only the newest entry counts. A form sends back the number of the entry it showed.
 * - `log`: every entry counts, in order: provider results, attempts, decisions.
 */
export type FactShape = 'answer' | 'log';

export type FactDefinition<S extends z.ZodType = z.ZodType> = {
  readonly by: readonly FactSource[];
  readonly shape: FactShape;
  readonly value: S;
};

/** Declares a fact whose newest entry counts, and who may write it. */
export function answer<S extends z.ZodType>(
  value: S,
  ...by: FactSource[]
): FactDefinition<S> & { shape: 'answer' } {
  return { by, shape: 'answer', value };
}

/** Declares a fact whose every entry counts, and who may write it. */
export function log<S extends z.ZodType>(
  value: S,
  ...by: FactSource[]
): FactDefinition<S> & { shape: 'log' } {
  return { by, shape: 'log', value };
}

/**
 * A fact as the domain sees it: its value and when it arrived. `seq` counts the entries of one application from 1, across all facts,
 * so that "newer than" is a comparison of two numbers and never of two clocks.
 */
export type Entry<T> = DeepReadonly<T> & { readonly seq: number; readonly at: string };

export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** A value encrypted by the server. The domain can pass it on but can never read it. */
export const Sealed = z.string().startsWith('sealed:').brand('Sealed');
export type Sealed = z.infer<typeof Sealed>;

/**
 * Reference to a record kept elsewhere: an application, a document, an account. Always in lower case, because sealing and the audit
 * chain bind to its text.
 */
export const Uuid = z.guid('Required').toLowerCase();

/** The reviewer's reason for a refusal, as a code or as full text. Absent where the rule or the review implies the reason. */
export const RefusalReason = z.string().optional();
